import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { PAGE_STATUS_TAGS } from '@/lib/server/next-cache/page-status-tags.mjs'
import type { CacheTag } from '@/lib/shared/cache-tags'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

type PageStatus = keyof typeof PAGE_STATUS_TAGS

/**
 * Caches under tags: fresh for five minutes, then refreshed in the background; up to thirty days without the API
 * (architecture §4).
 */
export function cacheWithTags(tags: readonly CacheTag[]): void {
  cacheUnderNames(tags)
}

function cacheUnderNames(names: readonly string[]): void {
  cacheTag(...names)
  cacheLife({ stale: 5 * MINUTE, revalidate: 5 * MINUTE, expire: 30 * DAY })
}

/** Caches a "not found" for a minute, under the tags that would make it exist. */
export function cacheNotFound(tags: readonly CacheTag[]): void {
  cacheTag(...tags)
  cacheForOneMinute()
}

/** Turns the page being rendered into a 404. */
function cacheAsMissing(): void {
  cacheTag(PAGE_STATUS_TAGS.missing)
  cacheForOneMinute()
}

/** Lets the policy of the page being rendered allow analytics. */
function cacheWithAnalytics(): void {
  cacheTag(PAGE_STATUS_TAGS.measured)
  cacheWithTags([])
}

/** Turns the page being rendered into a 410, until the item is put back. */
function cacheAsGone(): void {
  cacheUnderNames([PAGE_STATUS_TAGS.gone])
}

/** Caches for one second and marks the page with its status. */
export function cacheForOneSecondAs(
  status: Exclude<PageStatus, 'missing' | 'measured' | 'gone'>,
): void {
  cacheTag(PAGE_STATUS_TAGS[status])
  cacheForOneSecond()
}

/** Caches for one second, the shortest time Next allows for a static page. */
export function cacheForOneSecond(): void {
  cacheLife({ stale: MINUTE, revalidate: 1, expire: 5 * MINUTE })
}

function cacheForOneMinute(): void {
  cacheLife({ stale: MINUTE, revalidate: MINUTE, expire: 10 * MINUTE })
}

// A page gets the tags of every cached function it calls: calling one of these marks it.

export async function markPageMissing(): Promise<void> {
  'use cache'
  cacheAsMissing()
}

export async function markPageGone(): Promise<void> {
  'use cache'
  cacheAsGone()
}

export async function markPageUnavailable(): Promise<void> {
  'use cache'
  cacheForOneSecondAs('unavailable')
}

export async function markPagePartial(): Promise<void> {
  'use cache'
  cacheForOneSecondAs('partial')
}

export async function markPageWithAnalytics(): Promise<void> {
  'use cache'
  cacheWithAnalytics()
}
