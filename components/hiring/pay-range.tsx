import type { PaySpan } from '@/lib/contract/vacancies/hiring'
import { formatNumber } from '@/lib/shared/format/number'

type Props = {
  readonly span: PaySpan
  /** Amount that the whole width represents, in dollars. */
  readonly most: number
}

/** Draws the pay range between zero and the overall maximum, with the median in the accent colour. Decorative: the text says the same. */
export function PayRangeBar({ span, most }: Props) {
  const at = (dollars: number) => Math.round((1000 * dollars) / Math.max(most, 1))
  const [from, middle, to] = [at(span.lowest), at(span.median), at(span.highest)]
  return (
    <svg
      viewBox="0 0 1000 14"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="pay-line"
    >
      <path d={`M${from} 0v14M${from} 7H${to}M${to} 0v14`} className="stroke-line-strong" />
      <path d={`M${middle} 0v14`} className="stroke-pen" strokeWidth="3" />
    </svg>
  )
}

export function PayFigures({ span: { lowest, median, highest } }: Pick<Props, 'span'>) {
  return (
    <>
      <span className="sr-only">lowest </span>${formatNumber(lowest)}
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, middle </span>
      <strong className="font-semibold">${formatNumber(median)}</strong>
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, highest </span>${formatNumber(highest)}
    </>
  )
}
