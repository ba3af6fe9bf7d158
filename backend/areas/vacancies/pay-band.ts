/** Riel for one US dollar: the rate has stayed within 3 % of it for twenty years. */
export const KHR_PER_USD = 4000

export type PayBand = { readonly id: number; readonly min: number | null }

export type StatedPay = {
  readonly payMin: number | null
  readonly payMax: number | null
  readonly payCurrency: 'USD' | 'KHR' | null
}

/** Finds the highest band that begins at or below the middle of the stated range; null without stated pay. */
export function findPayBand(pay: StatedPay, bands: readonly PayBand[]): number | null {
  const low = pay.payMin ?? pay.payMax
  const high = pay.payMax ?? pay.payMin
  if (low === null || high === null) return null
  const middle = (low + high) / 2 / (pay.payCurrency === 'KHR' ? KHR_PER_USD : 1)
  const reached = bands
    .map(({ id, min }) => ({ id, from: min ?? 0 }))
    .filter(({ from }) => from <= middle)
    .toSorted((a, b) => b.from - a.from)
  return reached[0]?.id ?? null
}
