import {
  type RecordPublished,
  recordPublishedInternships,
  recordPublishedJobs,
  recordPublishedScholarships,
} from '@/backend/areas/notifications/publications'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department } from '@/backend/db/schema/study'
import { addCompanies, draftCompany, draftJob, first } from './content'

/** The publication time of everything here. */
const NOW = new Date('2026-03-10T05:00:00Z')

type Stated = Partial<VacancyDraft> & { sourceRef: string }

/** Publishes vacancies, each with its own employer, and returns their ids. */
function publishIn(tables: VacancyTables, note: RecordPublished) {
  return async (db: Database, ...drafts: Stated[]): Promise<number[]> => {
    const companyId = first(
      await addCompanies(db, draftCompany({ sourceRef: 'publisher', name: 'Publisher' })),
    )
    return db.transaction(async (tx) => {
      const stated = drafts.map((draft) => draftJob({ companyId, ...draft }))
      const ids = (await writeVacancies(tx, tables, 'published', stated)).map(({ id }) => id)
      await note(tx, ids, NOW)
      return ids
    })
  }
}

export const publishJobs = publishIn(jobs, recordPublishedJobs)
export const publishInternships = publishIn(internships, recordPublishedInternships)

type Scholarship = Partial<typeof scholarship.$inferInsert> & { sourceRef: string }

/** Publishes scholarships and returns their ids. */
export async function publishScholarships(db: Database, ...drafts: Scholarship[]) {
  return db.transaction(async (tx) => {
    const plain = {
      source: 'published',
      sourceHash: '',
      provider: 'A foundation',
      country: 'Cambodia',
      type: 'full' as const,
      description: '',
      postedAt: NOW,
      search: '',
    }
    const rows = drafts.map((draft) => ({ ...plain, title: draft.sourceRef, ...draft }))
    const written = await tx.insert(scholarship).values(rows).returning({ id: scholarship.id })
    const ids = written.map(({ id }) => id)
    await recordPublishedScholarships(tx, ids, NOW)
    return ids
  })
}

/** Inserts three departments with ids 1, 2 and 3. */
export async function fillDepartments(db: Database): Promise<void> {
  const names = ['Civil', 'Electrical', 'Computing']
  await db
    .insert(department)
    .values(names.map((name, index) => ({ id: index + 1, name, search: name })))
}
