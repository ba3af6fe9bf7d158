import { fillCompanySearch } from './areas/companies/company-search'
import { runMigrations } from './db/migrate'

export function migrateDatabase(url: string): Promise<void> {
  return runMigrations(url, fillCompanySearch)
}
