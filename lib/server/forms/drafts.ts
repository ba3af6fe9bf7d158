import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'

export type Draft = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly FieldProblem[]
  /** Empty when the fields say it all. */
  readonly failure: string
}

const MAX_DRAFTS = 500
const MAX_CHARACTERS = 8_000_000
const LIFETIME_MS = 15 * 60_000

/** Next loads this module twice, for pages and for route handlers; both must see the drafts. */
const STORE = Symbol.for('visvakor.drafts')
const holder: typeof globalThis & { [STORE]?: LRUCache<string, Draft> } = globalThis

function store(): LRUCache<string, Draft> {
  holder[STORE] ??= new LRUCache({
    max: MAX_DRAFTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (draft) => JSON.stringify(draft).length,
    ttl: LIFETIME_MS,
    // Not performance itself, which a test's clock replaces.
    perf: { now: () => performance.now() },
  })
  return holder[STORE]
}

/** A quarter of an hour, at most 500 (decision 009). The id has 128 random bits: it lets anyone read the draft. */
export function keepDraft(draft: Draft): string {
  const id = randomBytes(16).toString('hex')
  store().set(id, draft)
  return id
}

export function getDraft(id: string): Draft | null {
  return store().get(id) ?? null
}
