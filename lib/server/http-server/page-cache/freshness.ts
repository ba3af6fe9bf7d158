import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { KeptPage } from '@/lib/server/next-cache/render-store.mjs'

export type Freshness = 'fresh' | 'stale' | 'gone'

/**
 * Returns what Next would find in its own cache, by the same list of changed tags: `stale` may be sent until the page is
 * re-rendered.
 */
export function getFreshness({ tags, made, lifetime }: Omit<KeptPage, 'html'>): Freshness {
  const now = performance.timeOrigin + performance.now()
  const { revalidate, expire } = lifetime
  if (expire !== undefined && made + expire * 1000 < now) return 'gone'
  // The types of Next ask for a mutable array; it only reads.
  const names = tags as string[]
  if (areTagsExpired(names, made)) return 'gone'
  if (revalidate !== false && made + revalidate * 1000 < now) return 'stale'
  return areTagsStale(names, made) ? 'stale' : 'fresh'
}
