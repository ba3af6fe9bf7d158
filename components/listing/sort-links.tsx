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
            <Link href={href} aria-current={current ? 'true' : undefined} className="sort-link">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
