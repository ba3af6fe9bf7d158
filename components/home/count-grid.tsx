import { Link } from '@/components/ui/link'

type Props = {
  readonly links: readonly (readonly [href: string, words: string, count: number])[]
  /** What is counted, for screen readers. */
  readonly one: string
  readonly many: string
}

export function CountGrid({ links, one, many }: Props) {
  return (
    <ul className="count-grid">
      {links.map(([href, words, count]) => (
        <li key={href}>
          <Link href={href}>
            {words}
            <span>
              {count}
              <span className="sr-only"> {count === 1 ? one : many}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
