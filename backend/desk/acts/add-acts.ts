import { randomUUID } from 'node:crypto'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rewriteCompany, writeCompanies } from '@/backend/areas/companies/company-writer'
import { recordPublishedScholarships } from '@/backend/areas/notifications/publications'
import {
  rewriteScholarships,
  writeScholarships,
} from '@/backend/areas/scholarships/scholarship-writer'
import { rewriteUniversities, writeUniversities } from '@/backend/areas/studies/university-writer'
import { type Act, type ActResult, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { correction } from '@/backend/db/schema/desk'
import { pageChange } from '@/backend/db/schema/page-change'
import { scholarship } from '@/backend/db/schema/scholarship'
import { university } from '@/backend/db/schema/study'
import { internship, job } from '@/backend/db/schema/vacancy'
import { toEmployerKey } from '@/backend/import/clean/employer-key'
import { listEmployers, toEmployerReference } from '@/backend/import/write/company-register'
import { scholarshipTags } from '@/backend/import/write/scholarship-writer'
import { StartError } from '@/backend/platform/runtime/start-error'
import { tags } from '@/lib/shared/cache-tags'
import { employerChangeSchemas, listingChangeSchemas, universityChangeSchemas } from './changes'
import { prepareCorrection } from './correction'
import { removeListingAct } from './listing-acts'
import { DESK_SOURCE } from './post-listing'

const id = z.int().positive()

const newEmployer = employerChangeSchemas.set.shape
const newUniversity = universityChangeSchemas.set.shape
const newScholarship = listingChangeSchemas.scholarship.set.shape

/** Throws `StartError` if a university has this name in any case, or an employer has it in any case and legal form. */
async function requireNewName(
  tx: Transaction,
  table: typeof company | typeof university,
  name: string,
): Promise<void> {
  const key = toEmployerKey(name)
  const isSame = sql`lower(${table.name}) = lower(${name})`
  const same =
    table === company
      ? (await listEmployers(tx)).find((employer) => employer.key === key)
      : (await tx.select({ id: table.id }).from(table).where(isSame).limit(1))[0]
  if (same === undefined) return
  throw new StartError(`“${name}” is there already, under number ${same.id}: correct that one.`)
}

export const addEmployer: Act = defineAct({
  name: 'add-employer',
  input: z.object({ set: employerChangeSchemas.set.extend({ name: newEmployer.name.unwrap() }) }),
  async run(tx, { set }, { now }): Promise<ActResult> {
    await requireNewName(tx, company, set.name)
    const [employerId] = await writeCompanies(tx, DESK_SOURCE, [
      {
        ...{
          sourceRef: toEmployerReference(set.name),
          name: set.name,
          kind: 'company',
          featured: false,
        },
        ...{ companyTypeId: null, locationId: null, description: '', website: null, logoUrl: null },
      },
    ])
    if (employerId === undefined) throw new Error('The employer was not written')
    // A posting that names it states its fields again.
    const item = { area: 'company', id: employerId } as const
    const stated = await prepareCorrection(tx, item, { set, reset: [] }, now)
    await rewriteCompany(tx, employerId, stated.apply)
    return {
      ...{ target: `employer ${employerId}`, title: set.name, before: null, after: set },
      undo: { act: removeEmployer.name, input: { id: employerId } },
      message: `Added: employer ${employerId} “${set.name}”`,
      staleTags: [tags.companies],
    }
  },
})

export const addUniversity: Act = defineAct({
  name: 'add-university',
  input: z.object({
    set: universityChangeSchemas.set.extend({ name: newUniversity.name.unwrap() }),
  }),
  async run(tx, { set }, { now }): Promise<ActResult> {
    await requireNewName(tx, university, set.name)
    const [written] = await writeUniversities(tx, DESK_SOURCE, [
      {
        ...{ sourceRef: randomUUID(), name: set.name, nameKm: null, locationId: null },
        ...{ description: '', website: null, logoUrl: null, featured: false },
      },
    ])
    if (written === undefined) throw new Error('The university was not written')
    const item = { area: 'university', id: written.id } as const
    const stated = await prepareCorrection(tx, item, { set, reset: [] }, now)
    await rewriteUniversities(tx, [written.id], stated.apply)
    return {
      ...{ target: `university ${written.id}`, title: set.name, before: null, after: set },
      undo: { act: removeUniversity.name, input: { id: written.id } },
      message: `Added: university ${written.id} “${set.name}”`,
      staleTags: [tags.universities],
    }
  },
})

export const addScholarship: Act = defineAct({
  name: 'add-scholarship',
  input: z.object({
    set: listingChangeSchemas.scholarship.set.extend({
      title: newScholarship.title.unwrap(),
      provider: newScholarship.provider.unwrap(),
      country: newScholarship.country.unwrap(),
      type: newScholarship.type.unwrap(),
      description: newScholarship.description.unwrap(),
    }),
  }),
  async run(tx, { set }, { now }): Promise<ActResult> {
    const { title, provider, country, type, description, ...others } = set
    const [written] = await writeScholarships(tx, DESK_SOURCE, [
      {
        ...{ sourceRef: randomUUID(), postedAt: now, title, provider, country, type, description },
        ...{ universityId: null, departmentId: null, qualificationId: null, seats: null },
        ...{ funding: '', eligibility: '', howToApply: '', applyUrl: null, majorIds: [] },
        ...{ openingDate: null, closingDate: null },
      },
    ])
    if (written === undefined) throw new Error('The scholarship was not written')
    const item = { area: 'scholarship', id: written.id } as const
    const stated = await prepareCorrection(tx, item, { set: others, reset: [] }, now)
    await rewriteScholarships(tx, [written.id], stated.apply)
    await recordPublishedScholarships(tx, [written.id], now)
    return {
      ...{ target: `scholarship ${written.id}`, title: set.title, before: null, after: set },
      undo: { act: removeListingAct.name, input: item },
      message: `Added: scholarship ${written.id} “${set.title}”`,
      staleTags: [...scholarshipTags.lists, scholarshipTags.page(written.id)],
    }
  },
})

/** Deletes a row with its corrections; search engines get its page as gone. */
async function deleteItem(
  tx: Transaction,
  table: typeof company | typeof university,
  itemId: number,
  title: string,
): Promise<void> {
  const area = getTableName(table)
  await tx.insert(pageChange).values({ itemTable: area, itemId, title })
  await tx.delete(correction).where(and(eq(correction.area, area), eq(correction.itemId, itemId)))
  await tx.delete(table).where(eq(table.id, itemId))
}

/** Takes back an added employer that has no listings. */
export const removeEmployer: Act = defineAct({
  name: 'remove-employer',
  input: z.object({ id }),
  async run(tx, { id: employerId }): Promise<ActResult> {
    const [row] = await tx.select().from(company).where(eq(company.id, employerId)).for('update')
    if (row === undefined) throw new StartError(`There is no employer ${employerId}.`)
    const used =
      (await tx.$count(job, eq(job.companyId, employerId))) +
      (await tx.$count(internship, eq(internship.companyId, employerId))) +
      (await tx.$count(company, eq(company.mergedIntoId, employerId)))
    if (used > 0 || row.mergedIntoId !== null) {
      throw new StartError(`Employer ${employerId} has listings, or is merged with another.`)
    }
    await deleteItem(tx, company, employerId, row.name)
    const { name, kind, featured, companyTypeId, locationId, description, website } = row
    const set = { name, kind, featured, companyTypeId, locationId, description, website }
    return {
      ...{ target: `employer ${employerId}`, title: name, before: set, after: null },
      undo: { act: addEmployer.name, input: { set } },
      message: `Removed: employer ${employerId} “${name}”`,
      staleTags: [tags.companies, tags.company(employerId)],
    }
  },
})

/** Takes back an added university that no scholarship names. */
export const removeUniversity: Act = defineAct({
  name: 'remove-university',
  input: z.object({ id }),
  async run(tx, { id: universityId }): Promise<ActResult> {
    const isIt = eq(university.id, universityId)
    const [row] = await tx.select().from(university).where(isIt).for('update')
    if (row === undefined) throw new StartError(`There is no university ${universityId}.`)
    if ((await tx.$count(scholarship, eq(scholarship.universityId, universityId))) > 0) {
      throw new StartError(`Scholarships name university ${universityId}: correct those first.`)
    }
    await deleteItem(tx, university, universityId, row.name)
    const { name, nameKm, locationId, description, website, featured } = row
    const set = { name, nameKm, locationId, description, website, featured }
    return {
      ...{ target: `university ${universityId}`, title: name, before: set, after: null },
      undo: { act: addUniversity.name, input: { set } },
      message: `Removed: university ${universityId} “${name}”`,
      staleTags: [tags.universities, tags.university(universityId)],
    }
  },
})
