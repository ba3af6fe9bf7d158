import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { reportEndpoints } from '@/lib/contract/contact/report'
import { toOneLine } from '@/lib/contract/plain-text'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'
import { REPORT_REASON_LABELS } from '@/lib/shared/forms/report-reasons'

type Report = z.output<typeof reportEndpoints.send.body>

const TABLES = { jobs: job, internships: internship, scholarships: scholarship } as const

/** Finds the title of a reported listing; null when there is none or it was taken down. */
export async function getReportedTitle(
  db: Database,
  area: SearchedArea,
  id: number,
): Promise<string | null> {
  const table = TABLES[area]
  const [found] = await db
    .select({ title: table.title })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.removedAt)))
  return found === undefined ? null : toOneLine(found.title)
}

/** Builds the paragraphs of the message in the order in which an operator decides. */
export function toReportParagraphs(
  { area, id, reason, details }: Report,
  title: string,
  siteUrl: string,
): string[] {
  return [
    `${REPORT_REASON_LABELS[reason]}.`,
    `${title}\n${siteUrl}/${area}/${id}`,
    ...details.split(/\n{2,}/).filter((text) => text !== ''),
  ]
}
