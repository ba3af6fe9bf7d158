import type { Database } from '@/backend/db/connect'
import {
  category,
  companyType,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  maritalStatus,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'

/** Inserts three entries into each lookup list, with ids 1, 2 and 3. */
export async function fillLookups(db: Database): Promise<void> {
  const rows = (...names: [string, string, string]) =>
    names.map((name, index) => ({ id: index + 1, name, nameKm: null, position: index }))
  await db.insert(category).values(rows('Civil', 'Electrical', 'Software'))
  await db.insert(companyType).values(rows('Contractor', 'Utility', 'Consultancy'))
  await db.insert(jobType).values(rows('Full-time', 'Part-time', 'Contract'))
  await db.insert(jobLevel).values(rows('Junior', 'Middle', 'Senior'))
  await db.insert(qualification).values(rows('Associate', 'Bachelor', 'Master'))
  await db.insert(gender).values(rows('Any', 'Female', 'Male'))
  await db.insert(maritalStatus).values(rows('Any', 'Single', 'Married'))
  await db.insert(major).values(rows('Civil engineering', 'Power engineering', 'Computer science'))
  await db.insert(location).values([
    { id: 1, name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', position: 0, code: 'KH-12' },
    { id: 2, name: 'Kampot', nameKm: 'កំពត', position: 1, code: 'KH-7' },
    { id: 3, name: 'Siem Reap', nameKm: 'សៀមរាប', position: 2, code: 'KH-17' },
  ])
  await db.insert(salaryBand).values([
    { id: 1, name: 'Up to $300', nameKm: null, position: 0, min: null, max: 299 },
    { id: 2, name: '$300–$799', nameKm: null, position: 1, min: 300, max: 799 },
    { id: 3, name: '$800 and more', nameKm: null, position: 2, min: 800, max: null },
  ])
}
