import { Link } from '@/components/ui/link'
import { formatNumber } from '@/lib/shared/format/number'

type DimensionLineProps = { readonly count: number; readonly words: string; readonly href: string }

export function DimensionLine({ count, words, href }: DimensionLineProps) {
  return (
    <p className="dimension">
      <Link href={href} className="text-link gap-1">
        <strong className="font-semibold">{formatNumber(count)}</strong> {words}
      </Link>
    </p>
  )
}
