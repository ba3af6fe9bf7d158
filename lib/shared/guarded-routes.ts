import { isWithin, withoutLocale } from './routes'

export type GuardName = 'signed-in'

/** The guard of each section of the site, with and without `/en`. */
const guardedRoutes: readonly (readonly [section: string, guard: GuardName])[] = [
  ['/profile', 'signed-in'],
]

export function findGuard(path: string): GuardName | null {
  const plain = withoutLocale(path)
  return guardedRoutes.find(([section]) => isWithin(plain, section))?.[1] ?? null
}
