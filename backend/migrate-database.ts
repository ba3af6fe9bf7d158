import { fillCompanySearch } from './areas/companies/company-search'
import { runMigrations } from './db/migrate'

/** Brings the database at an address to what this version expects, texts that are folded here included. */
export function migrateDatabase(url: string): Promise<void> {
  return runMigrations(url, fillCompanySearch)
}
