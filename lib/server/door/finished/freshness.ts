import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { KeptPage } from '@/lib/server/page-cache/render-notes.mjs'

export type Freshness = 'fresh' | 'stale' | 'gone'

/** What Next would find of the page in its own cache, by the same list of changed tags: `stale` may be shown until it is made anew. */
export function judgeFreshness({ tags, made, lifetime }: Omit<KeptPage, 'html'>): Freshness {
  const now = performance.timeOrigin + performance.now()
  const { revalidate, expire } = lifetime
  if (expire !== undefined && made + expire * 1000 < now) return 'gone'
  // Next takes them as they are, and only reads.
  const names = tags as string[]
  if (areTagsExpired(names, made)) return 'gone'
  if (revalidate !== false && made + revalidate * 1000 < now) return 'stale'
  return areTagsStale(names, made) ? 'stale' : 'fresh'
}
