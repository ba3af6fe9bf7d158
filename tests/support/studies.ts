import type { ScholarshipDraft } from '@/backend/areas/scholarships/scholarship-draft'
import { writeScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import { type MajorDraft, writeMajors } from '@/backend/areas/studies/major-writer'
import { type UniversityDraft, writeUniversities } from '@/backend/areas/studies/university-writer'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { internships } from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import type { Database } from '@/backend/db/connect'
import { department } from '@/backend/db/schema/study'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'

/** Inserts three departments with ids 1, 2 and 3. */
export async function fillDepartments(db: Database): Promise<void> {
  const names = ['Civil Engineering', 'Electrical Engineering', 'Computer Science']
  await db.insert(department).values(
    names.map((name, index) => ({
      id: index + 1,
      name,
      nameKm: index === 0 ? 'សំណង់ស៊ីវិល' : null,
      position: index,
      search: toSearchColumn(`${name} ${index === 0 ? 'សំណង់ស៊ីវិល' : ''}`, []),
    })),
  )
}

/** A default university; pass what matters to the test. */
export function draftUniversity(
  stated: Partial<UniversityDraft> & { sourceRef: string },
): UniversityDraft {
  return {
    name: `University ${stated.sourceRef}`,
    nameKm: null,
    locationId: null,
    description: '',
    website: null,
    logoUrl: null,
    featured: false,
    ...stated,
  }
}

/** A default major profile; pass what matters to the test. */
export function draftMajor(
  stated: Partial<MajorDraft> & { sourceRef: string; majorId: number },
): MajorDraft {
  return {
    departmentId: 1,
    durationYears: 4,
    degree: 'Bachelor of Engineering',
    description: 'What is studied.',
    careers: 'Where it leads.',
    universityIds: [],
    ...stated,
  }
}

/** A default scholarship without a closing date; pass what matters to the test. */
export function draftScholarship(
  stated: Partial<ScholarshipDraft> & { sourceRef: string },
): ScholarshipDraft {
  return {
    title: `Scholarship ${stated.sourceRef}`,
    provider: 'A foundation',
    country: 'Cambodia',
    universityId: null,
    departmentId: null,
    qualificationId: null,
    type: 'full',
    seats: null,
    description: 'What it is.',
    funding: '',
    eligibility: '',
    howToApply: '',
    applyUrl: null,
    postedAt: new Date('2026-03-01T02:00:00Z'),
    openingDate: null,
    closingDate: null,
    majorIds: [],
    ...stated,
  }
}

type Written = Promise<readonly { readonly id: number }[]>

const toIds = async (written: Written) => (await written).map(({ id }) => id)

/** Inserts universities and returns their ids in order. */
export function addUniversities(db: Database, ...drafts: UniversityDraft[]): Promise<number[]> {
  return toIds(db.transaction((tx) => writeUniversities(tx, 'test', drafts)))
}

/** Inserts the given major profiles. */
export function addMajors(db: Database, ...drafts: MajorDraft[]): Promise<number[]> {
  return toIds(db.transaction((tx) => writeMajors(tx, 'test', drafts)))
}

/** Inserts scholarships and returns their ids in order. */
export function addScholarships(db: Database, ...drafts: ScholarshipDraft[]): Promise<number[]> {
  return toIds(db.transaction((tx) => writeScholarships(tx, 'test', drafts)))
}

/** Inserts internships and returns their ids in order. */
export function addInternships(db: Database, ...drafts: VacancyDraft[]): Promise<number[]> {
  return toIds(db.transaction((tx) => writeVacancies(tx, internships, 'test', drafts)))
}
