import { Link } from '@/components/ui/link'
import { formatNumber } from '@/lib/shared/format/number'

type Props = { readonly count: number; readonly href: string }

/** Leads to what it counts, unless that is nothing. */
export function OpenCount({ count, href }: Props) {
  if (count === 0) return <>0</>
  return (
    <Link href={href} className="inline-link">
      {formatNumber(count)}
    </Link>
  )
}
