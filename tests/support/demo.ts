import { type FeedName, readDemoRecords } from '@/backend/demo/read-demo'
import { scholarshipTable } from '@/backend/import/formats/scholarship-table'
import { vacancyList } from '@/backend/import/formats/vacancy-list'
import { importedScholarshipSchema } from '@/backend/import/imported-scholarship'
import { importedVacancySchema } from '@/backend/import/imported-vacancy'

/** The demo's jobs or internships on a given day, as the importer reads them. */
export async function readDemoVacancies(name: Exclude<FeedName, 'scholarships'>, today: string) {
  const records = await readDemoRecords(name, today)
  return records.map((record) => importedVacancySchema.parse(vacancyList.toVacancy(record)))
}

/** The demo's scholarships on a given day, as the importer reads them. */
export async function readDemoScholarships(today: string) {
  const records = await readDemoRecords('scholarships', today)
  return records.map((record) =>
    importedScholarshipSchema.parse(scholarshipTable.toScholarship(record)),
  )
}
