import { inArray } from 'drizzle-orm'
import { writeCompanies } from '@/backend/areas/companies/company-writer'
import { writeUniversities } from '@/backend/areas/studies/university-writer'
import type { Transaction } from '@/backend/db/connect'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { majorProfile, majorUniversity } from '@/backend/db/schema/study'
import type { FeedFormat } from '@/backend/import/formats/feed-format'
import { requireVacancyFormat } from '@/backend/import/formats/formats'
import { scholarshipTable } from '@/backend/import/formats/scholarship-table'
import { createHoldReason, HOLD_ALL } from '@/backend/import/hold-reason'
import { ImportCounter } from '@/backend/import/import-report'
import type { WriteContext } from '@/backend/import/write/entry-writer'
import { SameFeedCheck } from '@/backend/import/write/same-feed-check'
import { writeEntries } from '@/backend/import/write-entries'
import { BrokenRowError } from '@/backend/platform/text/json-lines'
import type { Reference } from '@/backend/reference/read-reference'
import { type LookupIds, readLookupIds } from '@/backend/reference/write-reference'
import { type FeedName, readDemoRecords, readEmployers, readUniversities } from './read-demo'

/** Writes the demo as of `today` (`YYYY-MM-DD` in Asia/Phnom_Penh) beside the reference data: its listings by the importer. */
export async function writeDemo(
  tx: Transaction,
  today: string,
  reference: Reference,
): Promise<void> {
  const ids = await readLookupIds(tx)
  const now = new Date(`${today}T00:00:00+07:00`)
  const context: WriteContext = {
    source: DEMO_SOURCE,
    now,
    sameFeedCheck: new SameFeedCheck(),
    employerIdsByName: await writeEmployers(tx, reference, ids),
    isSilent: true,
  }
  await writeDemoUniversities(tx, reference, ids)
  const vacancies = requireVacancyFormat('vacancies')
  await importFeed(tx, 'jobs', vacancies, { context, today })
  await importFeed(tx, 'internships', vacancies, { context, today })
  await importFeed(tx, 'scholarships', scholarshipTable, { context, today })
}

async function writeEmployers(
  tx: Transaction,
  reference: Reference,
  ids: LookupIds,
): Promise<ReadonlyMap<string, number>> {
  const employers = await readEmployers(reference)
  const drafts = employers.map(({ reference: sourceRef, type, province, logo, ...same }) => ({
    ...same,
    sourceRef,
    companyTypeId: ids.companyType(type),
    locationId: ids.location(province),
    logoUrl: logo,
  }))
  const written = await writeCompanies(tx, DEMO_SOURCE, drafts)
  return new Map(drafts.flatMap(({ name }, index) => toPair(name, written[index])))
}

async function writeDemoUniversities(
  tx: Transaction,
  reference: Reference,
  ids: LookupIds,
): Promise<void> {
  const universities = await readUniversities(reference)
  const written = await writeUniversities(
    tx,
    DEMO_SOURCE,
    universities.map(({ reference: sourceRef, province, logo, departments: _, ...same }) => ({
      ...same,
      sourceRef,
      locationId: ids.location(province),
      logoUrl: logo,
    })),
  )
  for (const [index, { departments }] of universities.entries()) {
    const universityId = written[index]?.id
    if (universityId === undefined) continue
    const taught = await tx
      .select({ majorId: majorProfile.majorId })
      .from(majorProfile)
      .where(inArray(majorProfile.departmentId, departments.map(ids.department)))
    const links = taught.map(({ majorId }) => ({ majorId, universityId }))
    if (links.length > 0) await tx.insert(majorUniversity).values(links).onConflictDoNothing()
  }
}

/** Throws `BrokenRowError` for an entry the importer would skip. */
async function importFeed(
  tx: Transaction,
  name: FeedName,
  format: FeedFormat,
  { context, today }: { readonly context: WriteContext; readonly today: string },
): Promise<void> {
  const tally = new ImportCounter()
  const entries = writeEntries(tx, toAsync(await readDemoRecords(name, today)), {
    format,
    context,
    as: name === 'scholarships' ? undefined : name,
    toHoldReason: createHoldReason({
      ...HOLD_ALL,
      now: context.now,
      employers: [...(context.employerIdsByName?.keys() ?? [])],
    }),
    tally,
    presentReferences: new Set(),
    held: null,
  })
  for await (const batch of entries) for (const { result } of batch) tally.count(result.outcome)
  const { skipped } = tally.toReport({ source: '', format: '', file: '', dryRun: false })
  const [broken] = skipped
  if (broken !== undefined) throw new BrokenRowError(`${name}.jsonl`, broken.line, broken.reason)
}

async function* toAsync<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

function toPair(name: string, id: number | undefined): [string, number][] {
  return id === undefined ? [] : [[name, id]]
}
