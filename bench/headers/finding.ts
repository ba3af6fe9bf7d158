/** What one rule of the Observatory says of an answer, and the points it gives or takes. */
export type Finding = { readonly rule: string; readonly says: string; readonly points: number }

const FIRST = 100
/** Below it nothing is added. */
const EARNS_MORE = 90

/** The Observatory's score: what is missing is taken off, and only who keeps 90 is given what is beyond. */
export function toScore(findings: readonly Finding[]): number {
  const sum = (some: readonly Finding[]) =>
    some.reduce((total, { points }) => total + points, FIRST)
  const remaining = sum(findings.filter(({ points }) => points < 0))
  return Math.max(0, remaining < EARNS_MORE ? remaining : sum(findings))
}
