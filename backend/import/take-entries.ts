import type { Transaction } from '@/backend/db/connect'
import { type AcceptedEntry, acceptEntries } from './accept-entries'
import { BrokenFeedError } from './broken-feed-error'
import type { FeedFormat } from './formats/feed-format'
import type { ImportTally } from './import-report'
import { importedScholarship } from './imported-scholarship'
import { importedVacancy } from './imported-vacancy'
import { inBatches } from './in-batches'
import type { FeedRecord } from './read/feed-record'
import type { DestinationName } from './write/destination'
import type { EntryWriter, WriteContext, WrittenEntry } from './write/entry-writer'
import { openScholarshipWriter } from './write/open-scholarship-writer'
import { openVacancyWriter } from './write/open-vacancy-writer'

type Taking = {
  readonly format: FeedFormat
  readonly context: WriteContext
  readonly as: DestinationName | undefined
  readonly tally: ImportTally
}

/** Throws `BrokenFeedError` when the file breaks, and when scholarships shall be vacancies. */
export async function* takeEntries(
  tx: Transaction,
  records: AsyncIterable<FeedRecord>,
  { format, context, as, tally }: Taking,
): AsyncGenerator<WrittenEntry[]> {
  if ('toVacancy' in format) {
    const reader = { toInput: format.toVacancy, schema: importedVacancy }
    const writer = await openVacancyWriter(tx, context, as)
    yield* writeBatches(acceptEntries(records, reader, tally), writer)
    return
  }
  if (as !== undefined) {
    throw new BrokenFeedError(`these are scholarships, not ${as}`, 'Leave out --as')
  }
  const reader = { toInput: format.toScholarship, schema: importedScholarship }
  const writer = await openScholarshipWriter(tx, context)
  yield* writeBatches(acceptEntries(records, reader, tally), writer)
}

async function* writeBatches<Entry>(
  accepted: AsyncIterable<AcceptedEntry<Entry>>,
  writer: EntryWriter<Entry>,
): AsyncGenerator<WrittenEntry[]> {
  for await (const batch of inBatches(accepted)) {
    yield await writer.write(batch.map(({ entry }) => entry))
  }
}
