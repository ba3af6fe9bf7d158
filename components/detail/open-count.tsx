import { Link } from '@/components/ui/link'
import { formatNumber } from '@/lib/shared/format/number'

type Props = {
  readonly count: number
  readonly href: string
  readonly one: string
  readonly many: string
}

export function OpenCount({ count, href, one, many }: Props) {
  if (count === 0) return <>0</>
  return (
    <Link href={href} className="inline-link">
      {formatNumber(count)}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </Link>
  )
}
