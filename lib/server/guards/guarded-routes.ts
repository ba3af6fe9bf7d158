import { isWithin } from '@/lib/shared/is-within'
import { withoutLocale } from '@/lib/shared/routes'

/** Which guard stands before which part of the site: every path in it, plain and under `/en`. */
const guardedRoutes: readonly (readonly [section: string, guard: string])[] = [
  ['/profile', 'signed-in'],
]

/** The name of the guard before a path; null when everybody may go there. */
export function findGuard(path: string, table = guardedRoutes): string | null {
  const plain = withoutLocale(path)
  return table.find(([section]) => isWithin(plain, section))?.[1] ?? null
}
