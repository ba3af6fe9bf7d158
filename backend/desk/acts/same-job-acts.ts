import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readSourceValues } from '@/backend/areas/listing/corrections'
import { recordPageChanges } from '@/backend/areas/listing/record-page-changes'
import { removeListing, restoreListing } from '@/backend/areas/listing/removal'
import { toStandaloneDraft } from '@/backend/areas/vacancies/listing-entries'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { vacancyRowToDraft, writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { type Act, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { CompanyRegister, toEmployerReference } from '@/backend/import/write/company-register'
import {
  listMergedEntries,
  mergeEntry,
  rewriteMergedListings,
} from '@/backend/import/write/merged-listings'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toDay } from '@/lib/shared/calendar/day'
import { listingTypes } from '../listing-types'

const id = z.int().positive()
const area = z.enum(['job', 'internship'])
const TABLES = { job: jobs, internship: internships }

type Which = { readonly area: z.output<typeof area>; readonly id: number }

async function readVacancy(tx: Transaction, { area: name, id: itemId }: Which) {
  const { vacancy } = TABLES[name]
  const [row] = await tx
    .select({ vacancy, employer: company.name })
    .from(vacancy)
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .where(eq(vacancy.id, itemId))
    .for('update')
  if (row === undefined) throw new StartError(`There is no ${name} ${itemId}.`)
  return { ...row.vacancy, employer: row.employer }
}

function toStale(name: Which['area'], ids: readonly number[]) {
  const { tags } = listingTypes[name]
  return [...tags.lists, ...ids.map(tags.page)]
}

/** Finds or creates the employer as the source of an entry names it. */
async function findOrCreateEmployer(
  tx: Transaction,
  source: string,
  name: string,
): Promise<number> {
  const [known] = await tx
    .select({ id: sql<number>`coalesce(${company.mergedIntoId}, ${company.id})` })
    .from(company)
    .where(and(eq(company.source, source), eq(company.sourceRef, toEmployerReference(name))))
  if (known !== undefined) return known.id
  const named = { companyName: name, companyDescription: '' }
  const [id] = await new CompanyRegister(tx, source).idsOf([named])
  if (id === undefined) throw new Error('The employer was not written')
  return id
}

/** Makes an entry that was added to a listing of another source a listing of its own. */
export const separateEntry: Act = defineAct({
  name: 'separate-entry',
  input: z.object({ area, id, source: z.string().min(1), reference: z.string().min(1) }),
  async run(tx, { area: name, id: itemId, source, reference }) {
    const { title } = await readVacancy(tx, { area: name, id: itemId })
    const [entry] = await tx
      .delete(listingEntry)
      .where(
        and(
          ...[eq(listingEntry.area, name), eq(listingEntry.itemId, itemId)],
          ...[eq(listingEntry.source, source), eq(listingEntry.reference, reference)],
          eq(listingEntry.isOwn, false),
        ),
      )
      .returning()
    if (entry === undefined) {
      throw new StartError(
        `${name} ${itemId} has no entry "${reference}" of another source "${source}".`,
      )
    }
    const tables = TABLES[name]
    await rewriteMergedListings(tx, tables, [itemId])
    const companyId = await findOrCreateEmployer(tx, source, entry.employer)
    const draft = { ...toStandaloneDraft(entry), companyId }
    const [written] = await writeVacancies(tx, tables, source, [draft])
    if (written === undefined) throw new Error('The entry was not written')
    await restoreListing(tx, tables.vacancy, written.id)
    return {
      target: `${name} ${itemId}`,
      title,
      before: { source, reference },
      after: { [name]: written.id },
      undo: { act: mergeListings.name, input: { area: name, id: written.id, into: itemId } },
      message: `Separated: ${listingTypes[name].path}/${written.id} “${draft.title}”`,
      staleTags: toStale(name, [itemId, written.id]),
    }
  },
})

/** Adds a listing to another one that is the same job; its own page is taken down. */
export const mergeListings: Act = defineAct({
  name: 'join-listings',
  input: z.object({ area, id, into: id }),
  async run(tx, { area: name, id: joinedId, into }, { now }) {
    const tables = TABLES[name]
    const { employer, ...row } = await readVacancy(tx, { area: name, id: joinedId })
    const other = await readVacancy(tx, { area: name, id: into })
    const entries = await listMergedEntries(tx, tables, { ids: [joinedId, into] }, toDay(now))
    if (row.removedAt !== null || other.removedAt !== null) {
      throw new StartError('One of them is taken down. Restore it first.')
    }
    if (entries.some((entry) => entry.id === joinedId)) {
      throw new StartError(`${name} ${joinedId} has several entries itself: join ${into} to it.`)
    }
    if ([other, ...entries].some(({ source }) => source === row.source)) {
      throw new StartError('Only listings of different sources can be joined.')
    }
    const { source, sourceRef: reference } = row
    const draft = { ...vacancyRowToDraft(row), ...(await readSourceValues(tx, name, joinedId)) }
    await mergeEntry(tx, tables, into, { source, employer, draft, now })
    const because = `the same job as ${name} ${into}`
    await removeListing(tx, tables.vacancy, joinedId, { now, because })
    await recordPageChanges(tx, tables.vacancy, [joinedId])
    await rewriteMergedListings(tx, tables, [into])
    return {
      target: `${name} ${into}`,
      title: other.title,
      before: { [name]: joinedId },
      after: { source, reference },
      undo: { act: separateEntry.name, input: { area: name, id: into, source, reference } },
      message: `Joined: “${row.title}” to ${listingTypes[name].path}/${into} “${other.title}”`,
      staleTags: toStale(name, [joinedId, into]),
    }
  },
})
