import { Link } from '@/components/ui/link'

type Props = {
  readonly orders: readonly {
    readonly words: string
    readonly href: string
    readonly current: boolean
  }[]
}

export function SortLinks({ orders }: Props) {
  return (
    <nav aria-label="Sort">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {orders.map(({ words, href, current }) => (
          <li key={words}>
            <Link
              href={href}
              aria-current={current ? 'true' : undefined}
              className="inline-flex min-h-target items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-pen aria-[current]:font-medium aria-[current]:text-ink"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
