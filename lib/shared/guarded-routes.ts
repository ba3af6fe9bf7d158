import { isWithin } from './is-within'
import { withoutLocale } from './routes'

/** What stands before a part of the site: `lib/server/run-guard.ts` asks it. */
export type GuardName = 'signed-in'

/** Which guard stands before which part of the site: every path in it, plain and under `/en`. */
const guardedRoutes: readonly (readonly [section: string, guard: GuardName])[] = [
  ['/profile', 'signed-in'],
]

/** The name of the guard before a path; null when everybody may go there. */
export function findGuard(path: string): GuardName | null {
  const plain = withoutLocale(path)
  return guardedRoutes.find(([section]) => isWithin(plain, section))?.[1] ?? null
}
