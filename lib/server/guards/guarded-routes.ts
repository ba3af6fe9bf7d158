import { isWithin } from '@/lib/shared/is-within'
import { withoutLocale } from '@/lib/shared/routes'

/** Each for all its paths, also under `/en`. */
const guardedRoutes: readonly (readonly [section: string, guard: string])[] = [
  ['/profile', 'signed-in'],
]

/** Null when everybody may open the path. */
export function findGuard(path: string, table = guardedRoutes): string | null {
  const plain = withoutLocale(path)
  return table.find(([section]) => isWithin(plain, section))?.[1] ?? null
}
