import { fillCompanySearch } from '@/backend/areas/companies/company-writer'
import { refoldSearch } from './areas/listing/refold-search'
import { fillScholarshipWords } from './areas/scholarships/fill-scholarship-words'
import { fillMajorWords } from './areas/studies/fill-major-words'
import { fillVacancyWords } from './areas/vacancies/fill-vacancy-words'
import { internships, jobs } from './areas/vacancies/vacancy-tables'
import { runMigrations } from './db/migrate'

export function migrateDatabase(url: string): Promise<void> {
  return runMigrations(url, async (db) => {
    await fillCompanySearch(db)
    await fillVacancyWords(db, jobs)
    await fillVacancyWords(db, internships)
    await fillScholarshipWords(db)
    await fillMajorWords(db)
    await refoldSearch(db)
  })
}
