import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Transaction } from '@/backend/db/connect'
import { BrokenFeedError } from './broken-feed-error'
import { type ClassifiedVacancy, classifiedVacancySchema } from './classify-vacancy'
import { toPlainTextLine } from './clean/markup'
import type { FeedFormat } from './formats/feed-format'
import type { HoldReason } from './hold-reason'
import type { ImportCounter } from './import-report'
import { importedScholarshipSchema } from './imported-scholarship'
import type { VacancyInput } from './imported-vacancy'
import type { FeedHead } from './read/feed-head'
import type { FeedRecord } from './read/feed-record'
import { createVacancyInputReader, type StatedFacts } from './vacancy-input-reader'
import type { DestinationName } from './write/destination'
import type { EntryWriter, WriteContext, WrittenEntry } from './write/entry-writer'
import { type HeldEntryWriter, readDecisions } from './write/held-entries'
import { readImportLookups } from './write/import-lookups'
import { createScholarshipWriter } from './write/scholarship-writer'
import { createVacancyWriter } from './write/vacancy-writer'

/** Why an entry is not published that somebody refused at the desk; completes the sentence "this entry …". */
const REFUSED_BY_OPERATOR = 'was refused'

/** Entries, and characters of text in them, that are read or written together. */
const MAX_COUNT = 200
const MAX_SIZE = 2_000_000

type Taking = {
  readonly format: FeedFormat
  /** What the document says of itself as far as it is read. */
  readonly head?: (() => FeedHead) | undefined
  /** Reads the entries again from the first one on. */
  readonly readAgain?: (() => AsyncIterable<FeedRecord>) | undefined
  readonly stated?: StatedFacts
  readonly context: WriteContext
  readonly as: DestinationName | undefined
  readonly tally: ImportCounter
  /** Gets the references the source still has. */
  readonly presentReferences: Set<string>
  readonly toHoldReason: HoldReason
  /** Saves entries that are held back; null: they are not. */
  readonly held: HeldEntryWriter | null
}

/**
 * Writes entries in batches. Throws `BrokenFeedError` when the file breaks, and when scholarships are to
 * become vacancies.
 */
export async function* writeEntries(
  tx: Transaction,
  records: AsyncIterable<FeedRecord>,
  taking: Taking,
): AsyncGenerator<WrittenEntry[]> {
  const { format, context, as, tally, presentReferences, held } = taking
  if ('toVacancy' in format) {
    const { isWithheld } = format
    const toHoldReason = await createReasonWithDecisions(tx, taking)
    const toInput = createVacancyInputReader(format, taking, taking.stated)
    const lookups = await readImportLookups(tx)
    const onRead = (vacancy: ClassifiedVacancy, input: VacancyInput) => {
      const isLocated = lookups.locate(vacancy).provinces.length > 0
      tally.fields.note({ vacancy, input, isLocated })
    }
    const reader = {
      toInput,
      schema: classifiedVacancySchema,
      isWithheld,
      toHoldReason,
      onRead,
    }
    const writer = await createVacancyWriter(tx, context, as, lookups)
    yield* writeBatches(acceptEntries(records, reader, tally, presentReferences), writer, held)
    return
  }
  if (as !== undefined) {
    throw new BrokenFeedError(`these are scholarships, not ${as}`, 'Leave out --as')
  }
  const reader = { toInput: format.toScholarship, schema: importedScholarshipSchema }
  const writer = await createScholarshipWriter(tx, context)
  yield* writeBatches(acceptEntries(records, reader, tally, presentReferences), writer, null)
}

/** What somebody decided about an entry overrules why it would be held back or published. */
async function createReasonWithDecisions(
  tx: Transaction,
  { context, toHoldReason }: Taking,
): Promise<HoldReason> {
  const decisions = await readDecisions(tx, context.source)
  return (vacancy) => {
    const decision = decisions.get(vacancy.reference)
    if (decision === 'accepted') return null
    if (decision === 'refused') return REFUSED_BY_OPERATOR
    return toHoldReason(vacancy)
  }
}

async function* writeBatches<Entry, Input>(
  accepted: AsyncIterable<AcceptedEntry<Entry, Input>>,
  writer: EntryWriter<Entry>,
  heldWriter: { add(entry: Entry, reason: string, input: Input): Promise<void> } | null,
): AsyncGenerator<WrittenEntry[]> {
  let [published, publishedSize]: [Entry[], number] = [[], 0]
  for await (const batch of readAhead(inBatches(accepted))) {
    for (const { entry, held, size } of batch) {
      if (held !== null) await heldWriter?.add(entry, held.reason, held.input)
      else {
        published.push(entry)
        publishedSize += size
      }
    }
    // A write costs many queries, however few of a batch are published.
    const isFull = published.length >= MAX_COUNT || publishedSize >= MAX_SIZE
    yield isFull ? await writer.write(published) : []
    if (isFull) [published, publishedSize] = [[], 0]
  }
  if (published.length > 0) yield await writer.write(published)
}

/** Reads the next item while the consumer works on one. */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let reading = items.next()
  try {
    for (;;) {
      const { done, value } = await reading
      if (done === true) return
      reading = items.next()
      // An error is thrown when its turn comes, if the consumer has not ended before.
      reading.catch(() => undefined)
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

export async function* inBatches<Item extends { readonly size: number }>(
  items: AsyncIterable<Item>,
): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  let size = 0
  for await (const item of items) {
    batch.push(item)
    size += item.size
    if (batch.length < MAX_COUNT && size < MAX_SIZE) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

type AcceptedEntry<Entry, Input> = {
  readonly entry: Entry
  /** Why it is not published, and what its format read; null when it is published. */
  readonly held: { readonly reason: string; readonly input: Input } | null
  readonly size: number
}

type EntryReader<Input extends { reference: string }, Entry extends { reference: string }> = {
  readonly toInput: (record: FeedRecord) => Input | Promise<Input>
  readonly schema: z.ZodType<Entry, Input>
  /** An entry the source shows to nobody. */
  readonly isWithheld?: ((record: FeedRecord) => boolean) | undefined
  /** Why a valid entry is not published; null when it is. */
  readonly toHoldReason?: (entry: Entry) => string | null
  /** Called with each valid entry, and as what its format read it. */
  readonly onRead?: (entry: Entry, input: Input) => void
}

/**
 * Yields valid entries, also those that are held back. `presentReferences` is filled with every reference the source
 * still has, also of refused entries. An invalid record is skipped with its reason; of one reference the first counts,
 * since it may be written already.
 */
export async function* acceptEntries<
  Input extends { reference: string },
  Entry extends { reference: string },
>(
  records: AsyncIterable<FeedRecord>,
  {
    toInput,
    schema,
    isWithheld = () => false,
    toHoldReason = () => null,
    onRead = () => undefined,
  }: EntryReader<Input, Entry>,
  tally: ImportCounter,
  presentReferences: Set<string>,
): AsyncGenerator<AcceptedEntry<Entry, Input>> {
  const lines = new Map<string, number>()
  for await (const record of records) {
    // Lets answers of PostgreSQL in: the batch before is written meanwhile.
    await setImmediate()
    const input = await toInput(record)
    const reference = toPlainTextLine(input.reference.slice(0, 200)) || null
    const refuse = (reason: string) =>
      tally.skip({ outcome: 'refused', reference, line: record.line, reason })
    if (isWithheld(record)) {
      refuse('is not listed by its source')
      continue
    }
    if (reference !== null) presentReferences.add(reference)
    const parsed = schema.safeParse(input)
    if (!parsed.success) {
      refuse(parsed.error.issues.map(({ message }) => message).join('; '))
      continue
    }
    const before = lines.get(parsed.data.reference)
    if (before !== undefined) {
      refuse(`has the reference of the entry on line ${before}`)
      continue
    }
    lines.set(parsed.data.reference, record.line)
    onRead(parsed.data, input)
    const reason = toHoldReason(parsed.data)
    if (reason !== null) {
      const outcome = reason === REFUSED_BY_OPERATOR ? 'refused' : 'held'
      tally.skip({ outcome, reference, line: record.line, reason })
    }
    const held = reason === null ? null : { reason, input }
    yield { entry: parsed.data, held, size: record.size }
  }
}
