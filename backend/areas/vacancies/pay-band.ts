/** Riel for one US dollar: the rate has stood within 3 % of it for twenty years. */
const KHR_PER_USD = 4000

export type PayBand = { readonly id: number; readonly min: number | null }

export type StatedPay = {
  readonly payMin: number | null
  readonly payMax: number | null
  readonly payCurrency: 'USD' | 'KHR' | null
}

/** The highest band that begins at or below the middle of the stated range; null without a stated pay. */
export function findPayBand(pay: StatedPay, bands: readonly PayBand[]): number | null {
  const low = pay.payMin ?? pay.payMax
  const high = pay.payMax ?? pay.payMin
  if (low === null || high === null) return null
  const middle = (low + high) / 2 / (pay.payCurrency === 'KHR' ? KHR_PER_USD : 1)
  return (
    bands
      .filter((band) => (band.min ?? 0) <= middle)
      .reduce<PayBand | null>(
        (best, band) => (best === null || (band.min ?? 0) > (best.min ?? 0) ? band : best),
        null,
      )?.id ?? null
  )
}
