import type { CacheTag } from '@/lib/shared/cache-tags'

export type PageTags = {
  readonly lists: readonly CacheTag[]
  readonly page: (id: number) => CacheTag
}
