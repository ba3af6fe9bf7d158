import { type FeedName, readDemoRecords } from '@/backend/demo/read-demo'
import { requireVacancyFormat } from '@/backend/import/formats/formats'
import { scholarshipTable } from '@/backend/import/formats/scholarship-table'
import { importedScholarshipSchema } from '@/backend/import/imported-scholarship'
import { importedVacancySchema } from '@/backend/import/imported-vacancy'

/** The demo's jobs or internships on a given day, as the importer reads them. */
export async function readDemoVacancies(name: Exclude<FeedName, 'scholarships'>, today: string) {
  const records = await readDemoRecords(name, today)
  const { toVacancy } = requireVacancyFormat('vacancies')
  return records.map((record) => importedVacancySchema.parse(toVacancy(record)))
}

/** The demo's scholarships on a given day, as the importer reads them. */
export async function readDemoScholarships(today: string) {
  const records = await readDemoRecords('scholarships', today)
  return records.map((record) =>
    importedScholarshipSchema.parse(scholarshipTable.toScholarship(record)),
  )
}
