import type { WriteOutcome } from '@/backend/repositories/draft-writer'

/** Cache tags of listings something appears on, and the beginning of the tag of its own page. */
export type PageTags = { readonly lists: readonly string[]; readonly page: string }

/** Gathers which pages of the web app an import puts out of date. */
export class StalePages {
  private readonly lists = new Set<string>()
  private readonly pages: string[] = []

  note({ lists, page }: PageTags, { id, outcome }: WriteOutcome): void {
    if (outcome === 'unchanged') return
    for (const list of lists) this.lists.add(list)
    if (outcome === 'updated') this.pages.push(`${page}-${id}`)
  }

  /** Tags of listings first, then of the pages of what was here and is different now. */
  toTags(): readonly string[] {
    return [...this.lists, ...this.pages]
  }
}
