import { type CompanyDraft, writeCompanies } from '@/backend/areas/companies/company-writer'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Database } from '@/backend/db/connect'

/** A default employer; pass what matters to the test. */
export function draftCompany(stated: Partial<CompanyDraft> & { sourceRef: string }): CompanyDraft {
  return {
    name: `Company ${stated.sourceRef}`,
    kind: 'company',
    companyTypeId: null,
    locationId: null,
    description: '',
    website: null,
    logoUrl: null,
    featured: false,
    ...stated,
  }
}

/** A default vacancy without a closing date; pass what matters to the test. */
export function draftJob(
  stated: Partial<VacancyDraft> & { sourceRef: string; companyId: number },
): VacancyDraft {
  return {
    title: `Vacancy ${stated.sourceRef}`,
    categoryId: null,
    locationId: null,
    place: 'Phnom Penh',
    country: null,
    typeId: null,
    levelId: null,
    qualificationId: null,
    genderId: null,
    payMin: null,
    payMax: null,
    payCurrency: null,
    positions: null,
    description: 'What the work is.',
    requirements: '',
    benefits: '',
    howToApply: '',
    applyUrl: null,
    applyEmail: 'jobs@employer.example',
    postedAt: new Date('2026-03-01T02:00:00Z'),
    closingDate: null,
    majorIds: [],
    ...stated,
  }
}

/** Inserts employers and returns their ids in order. */
export function addCompanies(db: Database, ...drafts: CompanyDraft[]): Promise<number[]> {
  return db.transaction((tx) => writeCompanies(tx, 'test', drafts))
}

/** Inserts vacancies and returns their ids in order. */
export async function addJobs(db: Database, ...drafts: VacancyDraft[]): Promise<number[]> {
  const written = await db.transaction((tx) => writeVacancies(tx, jobs, 'test', drafts))
  return written.map(({ id }) => id)
}

/** Returns the first item; throws for an empty list. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('The list is empty')
  return item
}
