/** US dollars a month that a row can be asked for. */
export const PAY_STEPS = [
  100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 4000,
  5000,
] as const

/** From here on people call it a high salary. */
const HIGH = 1000

/** US dollars a month; null: not stated. */
type Stated = { readonly least: number | null; readonly most: number | null }

export function toPayToken(bound: 'least' | 'most', step: number): string {
  return bound === 'least' ? `=pays-${step}` : `=pays-under-${step}`
}

export function toClosingToken(day: string): string {
  return `=closes-${day.replaceAll('-', '')}`
}

/** What it pays at least and at most, step by step, as a question asks for it (`parseNumericCriteria`). */
export function listPayTokens({ least, most }: Stated): string[] {
  const top = most ?? least
  const bottom = least ?? most
  if (top === null || bottom === null) return []
  return [
    ...PAY_STEPS.filter((step) => step <= top).map((step) => toPayToken('least', step)),
    ...PAY_STEPS.filter((step) => step >= bottom).map((step) => toPayToken('most', step)),
    ...(top >= HIGH ? ['=high-pay'] : []),
  ]
}
