import { formatNumber } from '@/lib/shared/format/number'

type DimensionProps = { readonly count: number; readonly words: string }

export function Dimension({ count, words }: DimensionProps) {
  return (
    <li className="dimension">
      <span>
        <strong className="font-semibold">{formatNumber(count)}</strong> {words}
      </span>
    </li>
  )
}
