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
/** Of one network address, so that nobody pushes out what others typed (promise T20). */
const MAX_OF_ONE = 50
const LIFETIME_MS = 15 * 60_000

type Kept = { readonly draft: Draft; readonly caller: string | null }

/** Next loads this module twice, for pages and for route handlers; both must see the drafts. */
const STORE = Symbol.for('visvakor.drafts')
const holder: typeof globalThis & { [STORE]?: LRUCache<string, Kept> } = globalThis

function store(): LRUCache<string, Kept> {
  holder[STORE] ??= new LRUCache({
    max: MAX_DRAFTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ draft }) => JSON.stringify(draft).length,
    ttl: LIFETIME_MS,
    // Not performance itself, which a test's clock replaces.
    perf: { now: () => performance.now() },
  })
  return holder[STORE]
}

/** A quarter of an hour, at most 500 (decision 009). The id has 128 random bits: it lets anyone read the draft. `caller` is a network address. */
export function keepDraft(draft: Draft, caller: string | null = null): string {
  const id = randomBytes(16).toString('hex')
  if (caller !== null) makeRoom(caller)
  store().set(id, { draft, caller })
  return id
}

function makeRoom(caller: string): void {
  const own = [...store().entries()].filter(([, kept]) => kept.caller === caller)
  for (const [id] of own.slice(MAX_OF_ONE - 1)) store().delete(id)
}

export function getDraft(id: string): Draft | null {
  return store().get(id)?.draft ?? null
}
