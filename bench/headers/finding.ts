/** The result of one Observatory rule for a response, and the points it adds or subtracts. */
export type Finding = { readonly rule: string; readonly says: string; readonly points: number }

const FIRST = 100
/** Below this score no bonus points are added. */
const EARNS_MORE = 90

/** The Observatory's score: penalties are subtracted, and bonus points count only from 90 on. */
export function toScore(findings: readonly Finding[]): number {
  const sum = (some: readonly Finding[]) =>
    some.reduce((total, { points }) => total + points, FIRST)
  const remaining = sum(findings.filter(({ points }) => points < 0))
  return Math.max(0, remaining < EARNS_MORE ? remaining : sum(findings))
}
