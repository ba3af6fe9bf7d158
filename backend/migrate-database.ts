import { fillCompanySearch } from '@/backend/areas/companies/company-writer'
import { refoldSearch } from '@/backend/areas/listing/fill-search-words'
import { fillScholarshipWords } from '@/backend/areas/scholarships/scholarship-writer'
import { fillMajorWords } from '@/backend/areas/studies/major-writer'
import { fillVacancyWords } from '@/backend/areas/vacancies/vacancy-words'
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
