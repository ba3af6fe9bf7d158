import { z } from 'zod'
import { type Act, type ActRequest, findUndoRequest } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { changeSetting, parseSetting } from '@/backend/go-live/site-settings'
import { findField as findPostingField } from '@/backend/import/formats/table'
import { holdOutbox, releaseOutbox, retryMessage } from '@/backend/outbox/outbox-acts'
import { toAccountActRequest } from '@/backend/people/people-acts'
import { UsageError } from '@/backend/platform/runtime/command'
import { StartError } from '@/backend/platform/runtime/start-error'
import { setSourcePaused } from '@/backend/sources/source-acts'
import { idInput } from '@/lib/contract/common'
import { addEmployer, addScholarship, addUniversity } from './acts/add-acts'
import { trustLink } from './acts/apply-link-acts'
import { setMessageAnswered } from './acts/contact-message-acts'
import { correctEmployer, mergeEmployers } from './acts/employer-acts'
import { dismissFraudWarning } from './acts/fraud-warning-acts'
import { acceptEntry, refuseEntry } from './acts/held-entry-acts'
import {
  closeListing,
  correctListing,
  removeListingAct,
  reopenListing,
  restoreListingAct,
} from './acts/listing-acts'
import { postListing } from './acts/post-listing'
import { mergeListings, separateEntry } from './acts/same-job-acts'
import {
  correctDepartment,
  correctMajor,
  correctUniversity,
} from './acts/university-and-major-acts'
import { readChoices } from './choices'
import { FIELD_OWNERS, FIELDS_BY_OWNER, type FieldOwner, requireField } from './fields'
import { LISTING_TYPES } from './listing-types'
import type { PastedPosting } from './pasted-posting'
import { UNDO_ACTS } from './undo-acts'

/** Converts what was typed to acts with their input. Throws `StartError`. */
export type ToActRequests = (db: Database) => readonly ActRequest[] | Promise<readonly ActRequest[]>

/** Parses the words after a verb, and the day of `--until`. Throws `UsageError`. */
type ParseWords = (words: readonly string[], until?: string | undefined) => ToActRequests

type Pair = readonly [word: string, words: string]

const VACANCIES = ['job', 'internship'] as const

/** What is added by its fields; a job or an internship by those of a posting. */
export const ADDABLE_KINDS = ['employer', 'university', 'scholarship'] as const

export type AddableKind = (typeof ADDABLE_KINDS)[number]

const ADDITIONS: Readonly<Record<AddableKind, Act>> = {
  employer: addEmployer,
  university: addUniversity,
  scholarship: addScholarship,
}

const CORRECTIONS: Readonly<Record<FieldOwner, Act>> = {
  job: correctListing,
  internship: correctListing,
  scholarship: correctListing,
  employer: correctEmployer,
  university: correctUniversity,
  major: correctMajor,
  department: correctDepartment,
}

/** What an operator can change, by the word for it. */
export const DESK_VERBS: Readonly<Record<string, ParseWords>> = {
  close: (words) => toListingActs(closeListing, words),
  reopen: (words, until) => toListingActs(reopenListing, words, { until: toDay(until) }),
  remove: (words) => toListingActs(removeListingAct, words),
  restore: (words) => toListingActs(restoreListingAct, words),
  dismiss: (words) => toListingActs(dismissFraudWarning, words),
  trust: (words) => toListingActs(trustLink, words),
  correct(words) {
    const { area, id, fields } = toItem(words)
    const values = fields.map(toPair)
    return async (db) => {
      const set = await parseFields(db, area, values)
      return [{ act: CORRECTIONS[area], input: { area, id, set, reset: [] } }]
    }
  },
  reset(words) {
    const { area, id, fields } = toItem(words)
    return () => {
      const reset = fields.flatMap((word) => requireField(FIELDS_BY_OWNER[area], word).keys)
      return [{ act: CORRECTIONS[area], input: { area, id, set: {}, reset } }]
    }
  },
  add([word, ...fields]) {
    const kind = toOneOf([...ADDABLE_KINDS, ...VACANCIES], word)
    const values = fields.map(toPair)
    if (kind === 'job' || kind === 'internship') {
      return () => [{ act: postListing, input: { posting: parsePosting(values), as: `${kind}s` } }]
    }
    return async (db) => [
      { act: ADDITIONS[kind], input: { set: await parseFields(db, kind, values) } },
    ]
  },
  merge: (words) =>
    toAct(mergeEmployers, { id: toId(words[0]), into: toId(requireLast(words, 2)) }),
  split: (words) =>
    toAct(separateEntry, {
      ...{ area: toOneOf(VACANCIES, words[0]), id: toId(words[1]) },
      ...{ source: requireWord(words[2]), reference: requireLast(words, 4) },
    }),
  join: (words) =>
    toAct(mergeListings, {
      ...{ area: toOneOf(VACANCIES, words[0]), id: toId(words[1]) },
      into: toId(requireLast(words, 3)),
    }),
  accept: (words) => toAct(acceptEntry, toEntry(words)),
  refuse: (words) => toAct(refuseEntry, toEntry(words)),
  answered: (words) => toMessageActs(setMessageAnswered, words, { isAnswered: true }),
  again: (words) => toMessageActs(retryMessage, words),
  hold: (words) => toAct(holdOutbox, requireNoWords('hold', words)),
  release: (words) => toAct(releaseOutbox, requireNoWords('release', words)),
  pause: (words) => toAct(setSourcePaused, { name: requireLast(words, 1), isPaused: true }),
  run: (words) => toAct(setSourcePaused, { name: requireLast(words, 1), isPaused: false }),
  set(words) {
    const [setting, value] = [requireWord(words[0]), requireLast(words, 2)]
    return () => [{ act: changeSetting, input: parseSetting(setting, value) }]
  },
  block: (words) => () => [toAccountActRequest('block', requireLast(words, 1))],
  unblock: (words) => () => [toAccountActRequest('unblock', requireLast(words, 1))],
  delete: (words) => () => [toAccountActRequest('delete', requireLast(words, 1))],
  undo(words) {
    const entry = toId(requireLast(words, 1))
    return async (db) => [await findUndoRequest(db, UNDO_ACTS, entry)]
  },
}

function toAct(act: Act, input: object): ToActRequests {
  return () => [{ act, input }]
}

function toListingActs(act: Act, [word, ...numbers]: readonly string[], more: object = {}) {
  const area = toOneOf(LISTING_TYPES, word)
  if (numbers.length === 0) throw new UsageError('Name at least one id.')
  const ids = numbers.map(toId)
  return () => ids.map((id) => ({ act, input: { area, id, ...more } }))
}

function toMessageActs(act: Act, ids: readonly string[], more: object = {}) {
  if (ids.length === 0) throw new UsageError('Name a message by its id.')
  return () => ids.map((id) => ({ act, input: { id, ...more } }))
}

function toEntry(words: readonly string[]) {
  return { source: requireWord(words[0]), reference: requireLast(words, 2) }
}

function toItem([area, id, ...fields]: readonly string[]) {
  const item = { area: toOneOf(FIELD_OWNERS, area), id: toId(id), fields }
  if (fields.length === 0) throw new UsageError('Name at least one field.')
  return item
}

function toOneOf<Name extends string>(names: readonly Name[], word: string | undefined): Name {
  const found = names.find((name) => name === word)
  if (found === undefined) throw new UsageError(`Choose what it is: ${names.join(', ')}.`)
  return found
}

function toPair(word: string): Pair {
  const at = word.indexOf('=')
  if (at < 1) throw new UsageError(`"${word}": write it as field=value.`)
  return [word.slice(0, at), word.slice(at + 1).trim()]
}

function toId(word: string | undefined): number {
  const parsed = idInput.safeParse(word)
  if (!parsed.success)
    throw new UsageError(word === undefined ? 'Name an id.' : `"${word}" is not an id.`)
  return parsed.data
}

function toDay(word: string | undefined): string | null {
  if (word === undefined) return null
  const parsed = z.iso.date().safeParse(word)
  if (!parsed.success) throw new UsageError(`"${word}": write the day as 2026-12-31.`)
  return parsed.data
}

function requireWord(word: string | undefined): string {
  if (word === undefined) throw new UsageError('A word is missing.')
  return word
}

function requireLast(words: readonly string[], count: number): string {
  if (words.length > count) throw new UsageError(`"${words[count]}" is too much.`)
  return requireWord(words[count - 1])
}

/** Returns the input of an act that takes none. Throws `UsageError`. */
export function requireNoWords(verb: string, words: readonly string[]): object {
  if (words.length > 0) throw new UsageError(`"${verb}" takes no other words.`)
  return {}
}

/** Names the fields of a posting as the importer does; it knows them by many words. */
function parsePosting(values: readonly Pair[]): PastedPosting {
  const named = values.map(([word, words]) => {
    const field = findPostingField(word)
    if (field === null) throw new StartError(`"${word}" is no field of a posting.`)
    return [field, words]
  })
  return Object.fromEntries(named)
}

async function parseFields(
  db: Database,
  area: FieldOwner,
  values: readonly Pair[],
): Promise<Readonly<Record<string, unknown>>> {
  const choices = await readChoices(db)
  const set: Record<string, unknown> = {}
  for (const [word, words] of values) {
    Object.assign(set, requireField(FIELDS_BY_OWNER[area], word).parse(words, choices))
  }
  return set
}
