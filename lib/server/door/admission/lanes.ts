import { availableParallelism } from 'node:os'
import { isLogoKept } from '@/lib/server/logo/kept-logos'
import { findGuard } from '@/lib/shared/guarded-routes'
import { toLogoMark } from '@/lib/shared/logo-path'
import { withoutLocale } from '@/lib/shared/routes'
import type { Exchange } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import { toPageKey } from '../finished/page-key'
import { isForPrograms } from '../sections'
import { createLane, type Lane } from './lane'
import { watchThread } from './thread'

export type Lanes = Readonly<Record<'people' | 'read' | 'unseen', Lane>>

/** ms */
export const DEADLINE = 15_000

/** Each with places of its own, so that none can starve another. Only what waits for the API, or comes from Next's cache, is many at once. */
export function createLanes(cores = availableParallelism(), thread = watchThread()): Lanes {
  return {
    /** What somebody does: signing in and out, forms, their own rooms. */
    people: createLane(
      { few: 4, most: 8 * cores, mostInCrowd: 8, mostWaiting: 64, deadline: DEADLINE },
      thread,
    ),
    /** Pages that were asked for before: Next mostly has them. */
    read: createLane(
      { few: 4, most: 8 * cores, mostInCrowd: 8, mostWaiting: 128, deadline: DEADLINE },
      thread,
    ),
    /** All else, each of which is made from nothing: crawlers, queries nobody has asked yet, and marks of logos, which anybody can make up. */
    unseen: createLane(
      { few: 2, most: 2 + 2 * cores, mostInCrowd: 3, mostWaiting: 40, deadline: DEADLINE },
      thread,
    ),
  }
}

/** What lies in `public/`, and pictures, whose drawing has bounds of its own (decision 030). */
const FILE = /\.(?:ico|png|svg|jpe?g|webp|webmanifest|txt|woff2)$/

export function chooseLane(
  { request, path }: Pick<Exchange, 'request' | 'path'>,
  pages: Pick<FinishedPages, 'isKnown'>,
): keyof Lanes {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isForPrograms(path) || findGuard(path) !== null) return 'people'
  const logo = toLogoMark(withoutLocale(path))
  if (logo !== null) return isLogoKept(logo) ? 'read' : 'unseen'
  if (FILE.test(path)) return 'read'
  const key = toPageKey(withoutRouterKey(request.url ?? ''))
  return key !== null && pages.isKnown(key) ? 'read' : 'unseen'
}

/** The router asks for the data of a page under its address and a key of its own. */
function withoutRouterKey(url: string): string {
  return url.replace(/([?&])_rsc=[\w-]*(?:&|$)/, '$1').replace(/[?&]$/, '')
}
