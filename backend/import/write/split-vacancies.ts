import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { SortedVacancy } from '../sort-vacancy'
import { type DestinationName, destinations } from './destination'

/**
 * Decides job or internship by the source's words and the title; an entry already stored stays in its table, so that it
 * never appears twice.
 */
export async function splitVacancies(
  tx: Transaction,
  source: string,
  vacancies: readonly SortedVacancy[],
): Promise<DestinationName[]> {
  const references = vacancies.map(({ reference }) => reference)
  const knownJobs = await readKnown(tx, 'jobs', source, references)
  const knownInternships = await readKnown(tx, 'internships', source, references)
  return vacancies.map(({ reference, sorting }) => {
    const [isJob, isInternship] = [knownJobs.has(reference), knownInternships.has(reference)]
    if (isJob !== isInternship) return isJob ? 'jobs' : 'internships'
    return sorting.isInternship.value ? 'internships' : 'jobs'
  })
}

async function readKnown(
  tx: Transaction,
  name: DestinationName,
  source: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { vacancy: table } = destinations[name].tables
  const rows = await tx
    .select({ reference: table.sourceRef })
    .from(table)
    .where(and(eq(table.source, source), inArray(table.sourceRef, [...references])))
  return new Set(rows.map(({ reference }) => reference))
}
