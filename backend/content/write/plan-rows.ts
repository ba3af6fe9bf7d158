import { createHash } from 'node:crypto'

export type ContentDraft = {
  readonly slug: string
  /** The file's text; the hash is of what is made of it. */
  readonly source?: string
  readonly updatedAt: Date | null
  /** Last change of a new item that states none; without it: now. */
  readonly publishedAt?: Date
}

export type Counts = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

export type Stored = { readonly slug: string; readonly contentHash: string }

type Row<Draft> = Omit<Draft, 'updatedAt'> & { contentHash: string; updatedAt: Date }

export type Plan<Draft> = {
  readonly rows: Row<Draft>[]
  readonly gone: string[]
  readonly counts: Counts
}

export function planRows<Draft extends ContentDraft>(
  stored: readonly Stored[],
  drafts: readonly Draft[],
  now: Date,
): Plan<Draft> {
  const hashes = new Map(stored.map(({ slug, contentHash }) => [slug, contentHash]))
  const slugs = new Set(drafts.map(({ slug }) => slug))
  const rows = drafts
    .map((draft) => ({ draft, contentHash: hash(draft), before: hashes.get(draft.slug) }))
    .filter(({ contentHash, before }) => contentHash !== before)
    .map(({ draft, contentHash, before }) => ({
      ...draft,
      contentHash,
      updatedAt: draft.updatedAt ?? (before === undefined ? (draft.publishedAt ?? now) : now),
    }))
  const gone = stored.map(({ slug }) => slug).filter((slug) => !slugs.has(slug))
  const added = rows.filter(({ slug }) => !hashes.has(slug)).length
  const counts = {
    added,
    changed: rows.length - added,
    unchanged: drafts.length - rows.length,
    removed: gone.length,
  }
  return { rows, gone, counts }
}

function hash({ source: _, ...draft }: ContentDraft): string {
  return createHash('sha256').update(JSON.stringify(draft)).digest('hex')
}
