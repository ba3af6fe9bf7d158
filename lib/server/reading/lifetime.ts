import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { PAGE_MARKS } from '@/lib/server/page-cache/page-marks.mjs'
import type { CacheTag } from '@/lib/shared/cache-tags'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

type Mark = keyof typeof PAGE_MARKS

/** Fresh for five minutes, then refreshed behind; up to thirty days without the API (architecture §4). */
export function keep(tags: readonly CacheTag[]): void {
  keepUnder(tags)
}

function keepUnder(names: readonly string[]): void {
  cacheTag(...names)
  cacheLife({ stale: 5 * MINUTE, revalidate: 5 * MINUTE, expire: 30 * DAY })
}

/** Keeps a "there is no such thing" for a minute, under the tags that would make it exist. */
export function keepBriefly(tags: readonly CacheTag[]): void {
  cacheTag(...tags)
  keepForAMinute()
}

/** Makes the page that is being rendered one about what does not exist. */
export function keepAsMissing(): void {
  cacheTag(PAGE_MARKS.missing)
  keepForAMinute()
}

/** Lets the policy of the page that is being rendered allow what measures visits. */
export function keepAsMeasured(): void {
  cacheTag(PAGE_MARKS.measured)
  keep([])
}

/** Makes the page that is being rendered one about what was taken down; until it is put back that stays so. */
export function keepAsGone(): void {
  keepUnder([PAGE_MARKS.gone])
}

/** Marks the page that shows what will not do. */
export function keepForASecondAs(mark: Exclude<Mark, 'missing' | 'measured' | 'gone'>): void {
  cacheTag(PAGE_MARKS[mark])
  keepForASecond()
}

/** As short as Next lets a static page. */
export function keepForASecond(): void {
  cacheLife({ stale: MINUTE, revalidate: 1, expire: 5 * MINUTE })
}

function keepForAMinute(): void {
  cacheLife({ stale: MINUTE, revalidate: MINUTE, expire: 10 * MINUTE })
}
