import { availableParallelism } from 'node:os'
import type { Cost } from '@/lib/contract/endpoint'
import { isLogoKept } from '@/lib/server/logo/kept-logos'
import { findGuard } from '@/lib/shared/guarded-routes'
import { API_BUDGET_MS } from '@/lib/shared/limits'
import { toLogoMark } from '@/lib/shared/logo-path'
import { withoutLocale } from '@/lib/shared/routes'
import type { Exchange } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import { toPageKey } from '../finished/page-key'
import { isForPrograms } from '../sections'
import { createLane, type Lane, type LaneLimits } from './lane'
import { watchThread } from './thread'

type PageLane = 'people' | 'read' | 'unseen' | 'calendar'

export type PageLanes = Readonly<Record<PageLane, Lane>>

/** Of what browsers call of the API, by what the contract says it costs (decision 060). */
export type CallLanes = Readonly<Record<`${Cost}Calls`, Lane>>

/** ms; thirty patient hands have waited for less where a page takes a second. */
export const DEADLINE = 30_000
/** Shorter than a body that nobody reads yet is left in peace (`end-slow-bodies`). */
const DEADLINE_OF_PEOPLE = 10_000

/** Each with places of its own, so that none can starve another. */
export function createLanes(
  cores = availableParallelism(),
  thread = watchThread(),
): PageLanes & CallLanes {
  const open = (limits: Omit<LaneLimits, 'deadline'>, deadline = DEADLINE) =>
    createLane({ ...limits, deadline }, thread)
  const many = 8 * cores
  return {
    /** What somebody does, which takes the API's time more than the thread's: signing in and out, forms, their own rooms. */
    people: open({ few: many, most: many, mostWaiting: 64, mostInCrowd: many }, DEADLINE_OF_PEOPLE),
    /** Pages that were asked for before: Next mostly has them. */
    read: open({ few: 3, most: many, mostWaiting: 128, mostInCrowd: 4 }),
    /** All else, each of which is made from nothing: crawlers, queries nobody has asked yet, and marks of logos, which anybody can make up. */
    unseen: open({ few: 2, most: 2 + 2 * cores, mostWaiting: 40, mostInCrowd: 2 }),
    /** Anybody can make up an address, and each asks the API: only others who ask for calendars wait for it. */
    calendar: open({ few: 2, most: 2, mostWaiting: 40, mostInCrowd: 8 }, API_BUDGET_MS),
    /** The API has one thread and ten connections to the database: who comes later may wait as long as for its answer. */
    readCalls: open({ few: 16, most: 16, mostWaiting: 128, mostInCrowd: 8 }, API_BUDGET_MS),
    writeCalls: open({ few: 16, most: 16, mostWaiting: 128, mostInCrowd: 16 }, DEADLINE_OF_PEOPLE),
    /** Wider than what the API's own pools take and let wait, so that what is slow in one of them is not in the way of another. */
    expensiveCalls: open(
      { few: 32, most: 32, mostWaiting: 128, mostInCrowd: 16 },
      DEADLINE_OF_PEOPLE,
    ),
  }
}

/** What lies in `public/`, and pictures, whose drawing has bounds of its own (decision 030). */
const FILE = /\.(?:ico|png|svg|jpe?g|webp|webmanifest|txt|woff2)$/

const CALENDAR = /^\/calendar\//

export function chooseLane(
  { request, path }: Pick<Exchange, 'request' | 'path'>,
  pages: Pick<FinishedPages, 'isKnown'>,
): PageLane {
  if (CALENDAR.test(withoutLocale(path))) return 'calendar'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isForPrograms(path) || findGuard(path) !== null) return 'people'
  const logo = toLogoMark(withoutLocale(path))
  if (logo !== null) return isLogoKept(logo) ? 'read' : 'unseen'
  if (FILE.test(path)) return 'read'
  const key = toPageKey(request.url ?? '')
  return key !== null && pages.isKnown(key) ? 'read' : 'unseen'
}
