import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'

export type FormDraft = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly FieldProblem[]
  /** Empty when the problems of the fields explain everything. */
  readonly failure: string
}

const MAX_DRAFTS = 500
const MAX_CHARACTERS = 8_000_000
/** Drafts of one network, so that one caller cannot evict what others typed (promise T20). */
const MAX_PER_CALLER = 50
const LIFETIME_MS = 15 * 60_000

type StoredDraft = { readonly draft: FormDraft; readonly caller: string | null }

/** Next loads this module twice, for pages and for route handlers; both must share the drafts. */
const STORE = Symbol.for('visvakor.drafts')
const holder: typeof globalThis & { [STORE]?: LRUCache<string, StoredDraft> } = globalThis

function store(): LRUCache<string, StoredDraft> {
  holder[STORE] ??= new LRUCache({
    max: MAX_DRAFTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ draft }) => JSON.stringify(draft).length,
    ttl: LIFETIME_MS,
    // Not `performance` itself, which fake timers replace.
    perf: { now: () => performance.now() },
  })
  return holder[STORE]
}

/**
 * Stores a draft for a quarter of an hour, at most 500 of them (decision 009). Its id has 128 random bits and lets
 * anyone read it. `caller` is a network.
 */
export function saveFormDraft(draft: FormDraft, caller: string | null = null): string {
  const id = randomBytes(16).toString('hex')
  if (caller !== null) evictOldest(caller)
  store().set(id, { draft, caller })
  return id
}

function evictOldest(caller: string): void {
  const own = [...store().entries()].filter(([, draft]) => draft.caller === caller)
  for (const [id] of own.slice(MAX_PER_CALLER - 1)) store().delete(id)
}

export function getFormDraft(id: string): FormDraft | null {
  return store().get(id)?.draft ?? null
}
