import type { CacheTag } from '@/lib/shared/cache-tags'
import type { WrittenEntry } from './write/entry-writer'

export class StalePages {
  private readonly lists = new Set<CacheTag>()
  private readonly pages: CacheTag[] = []

  addEntry({ tags, result, alsoStale }: Pick<WrittenEntry, 'tags' | 'result' | 'alsoStale'>): void {
    const lists = result.outcome === 'unchanged' ? [] : tags.lists
    for (const list of [...lists, ...alsoStale]) this.lists.add(list)
    if (result.outcome === 'updated') this.pages.push(tags.page(result.id))
  }

  addTags(tags: readonly CacheTag[]): void {
    for (const tag of tags) this.lists.add(tag)
  }

  toTags(): readonly CacheTag[] {
    return [...this.lists, ...this.pages]
  }
}
