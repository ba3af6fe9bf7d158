import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { rewriteCompany } from '@/backend/areas/companies/company-writer'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { rewriteVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { type Act, type ActResult, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { StartError } from '@/backend/platform/runtime/start-error'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { routes } from '@/lib/shared/routes'
import { employerChangeSchemas, hasChanges, NO_CHANGE_MESSAGE } from './changes'
import { prepareCorrection } from './correction'

const id = z.int().positive()

type Employer = { readonly id: number; readonly name: string; readonly mergedIntoId: number | null }

async function readEmployer(tx: Transaction, employerId: number): Promise<Employer> {
  const [row] = await tx
    .select({ id: company.id, name: company.name, mergedIntoId: company.mergedIntoId })
    .from(company)
    .where(eq(company.id, employerId))
    .for('update')
  if (row === undefined) throw new StartError(`There is no employer ${employerId}.`)
  return row
}

const VACANCIES = [jobs, internships] as const

/** Fields that the search words of an employer's vacancies have. */
const IN_VACANCIES = ['name', 'companyTypeId']

type Moved = { readonly job: readonly number[]; readonly internship: readonly number[] }

/** Writes vacancies again with an employer: its name is in their search words. */
async function moveVacancies(tx: Transaction, moved: Moved, companyId: number): Promise<void> {
  for (const tables of VACANCIES) {
    await rewriteVacancies(tx, tables, moved[tables.area], async (draft) => ({
      ...draft,
      companyId,
    }))
  }
}

async function listVacancies(tx: Transaction, employerId: number): Promise<Moved> {
  const idsOf = async ({ vacancy }: VacancyTables) => {
    const rows = await tx
      .select({ id: vacancy.id })
      .from(vacancy)
      .where(eq(vacancy.companyId, employerId))
    return rows.map((row) => row.id)
  }
  return { job: await idsOf(jobs), internship: await idsOf(internships) }
}

function toTags(employers: readonly number[], { job, internship }: Moved): readonly CacheTag[] {
  return [
    ...[tags.companies, tags.jobs, tags.internships, tags.dashboard],
    ...employers.map(tags.company),
    ...job.map(tags.job),
    ...internship.map(tags.internship),
  ]
}

export const correctEmployer: Act = defineAct({
  name: 'correct-employer',
  input: z.object({ id, ...employerChangeSchemas }).refine(hasChanges, NO_CHANGE_MESSAGE),
  async run(tx, { id: employerId, ...changes }, { now }): Promise<ActResult> {
    await readEmployer(tx, employerId)
    const item = { area: 'company', id: employerId } as const
    const correction = await prepareCorrection(tx, item, changes, now)
    await rewriteCompany(tx, employerId, correction.apply)
    const { name } = await readEmployer(tx, employerId)
    const vacancies = await listVacancies(tx, employerId)
    if (correction.fields.some((field) => IN_VACANCIES.includes(field))) {
      await moveVacancies(tx, vacancies, employerId)
    }
    return {
      target: `employer ${employerId}`,
      title: name,
      ...correction.changedValues,
      undo: { act: correctEmployer.name, input: { id: employerId, ...correction.undo } },
      message: `Corrected: ${routes.companies}/${employerId} “${name}”`,
      staleTags: toTags([employerId], vacancies),
    }
  },
})

export const mergeEmployers: Act = defineAct({
  name: 'merge-employers',
  input: z.object({ id, into: id }),
  async run(tx, { id: mergedId, into: intoId }): Promise<ActResult> {
    if (mergedId === intoId) throw new StartError('Name two employers.')
    const merged = await readEmployer(tx, mergedId)
    const into = await readEmployer(tx, intoId)
    for (const { mergedIntoId, ...employer } of [merged, into]) {
      if (mergedIntoId === null) continue
      throw new StartError(`Employer ${employer.id} is merged into ${mergedIntoId} already.`)
    }
    const vacancies = await listVacancies(tx, mergedId)
    await moveVacancies(tx, vacancies, intoId)
    const followers = await tx
      .update(company)
      .set({ mergedIntoId: intoId })
      .where(eq(company.mergedIntoId, mergedId))
      .returning({ id: company.id })
    await tx.update(company).set({ mergedIntoId: intoId }).where(eq(company.id, mergedId))
    const input = { id: mergedId, employers: followers.map((row) => row.id), ...vacancies }
    return {
      target: `employer ${mergedId}`,
      title: merged.name,
      before: { employer: merged.name, ...vacancies },
      after: { employer: into.name },
      undo: { act: separateEmployers.name, input },
      message: `Merged: “${merged.name}” into ${routes.companies}/${intoId} “${into.name}”`,
      staleTags: toTags([mergedId, intoId], vacancies),
    }
  },
})

export const separateEmployers: Act = defineAct({
  name: 'separate-employers',
  input: z.object({
    id,
    /** Employers that had been merged into it before. */
    employers: z.array(id),
    job: z.array(id),
    internship: z.array(id),
  }),
  async run(tx, { id: mergedId, employers, ...moved }): Promise<ActResult> {
    const { name, mergedIntoId } = await readEmployer(tx, mergedId)
    if (mergedIntoId === null) throw new StartError(`Employer ${mergedId} is not merged.`)
    await tx.update(company).set({ mergedIntoId: null }).where(eq(company.id, mergedId))
    if (employers.length > 0) {
      await tx
        .update(company)
        .set({ mergedIntoId: mergedId })
        .where(inArray(company.id, [...employers]))
    }
    const now = await listVacancies(tx, mergedIntoId)
    const vacancies = {
      job: moved.job.filter((each) => now.job.includes(each)),
      internship: moved.internship.filter((each) => now.internship.includes(each)),
    }
    await moveVacancies(tx, vacancies, mergedId)
    return {
      target: `employer ${mergedId}`,
      title: name,
      before: { mergedInto: mergedIntoId },
      after: vacancies,
      undo: { act: mergeEmployers.name, input: { id: mergedId, into: mergedIntoId } },
      message: `Separated: ${routes.companies}/${mergedId} “${name}”`,
      staleTags: toTags([mergedId, mergedIntoId], vacancies),
    }
  },
})
