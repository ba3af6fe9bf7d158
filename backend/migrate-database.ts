import { fillCompanySearch } from '@/backend/areas/companies/company-writer'
import { refoldKhmerSearchText } from '@/backend/areas/listing/fill-search-words'
import { fillScholarshipSearchWords } from '@/backend/areas/scholarships/scholarship-writer'
import { fillMajorSearchWords } from '@/backend/areas/studies/major-writer'
import { fillVacancySearchWords } from '@/backend/areas/vacancies/vacancy-search-words'
import { internships, jobs } from './areas/vacancies/vacancy-tables'
import { runMigrations } from './db/migrate'

export function migrateDatabase(url: string): Promise<void> {
  return runMigrations(url, async (db) => {
    await fillCompanySearch(db)
    await fillVacancySearchWords(db, jobs)
    await fillVacancySearchWords(db, internships)
    await fillScholarshipSearchWords(db)
    await fillMajorSearchWords(db)
    await refoldKhmerSearchText(db)
  })
}
