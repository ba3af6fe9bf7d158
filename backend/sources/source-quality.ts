import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { importRun } from '@/backend/db/schema/import'
import type { FieldQuality } from '@/backend/import/field-quality'

const storedFields = z.array(
  z.object({
    field: z.string(),
    read: z.int(),
    unread: z.int(),
    notStated: z.int(),
    examples: z.array(z.object({ reference: z.string(), value: z.string() })),
  }),
)

export type SourceQuality = { readonly ranAt: Date; readonly fields: readonly FieldQuality[] }

/** Reads what the latest run of a source read of each field; null if there is none. */
export async function getSourceQuality(db: Database, name: string): Promise<SourceQuality | null> {
  const [run] = await db
    .select({ ranAt: importRun.ranAt, fields: importRun.fields })
    .from(importRun)
    .where(and(eq(importRun.source, name), isNotNull(importRun.fields)))
    .orderBy(desc(importRun.id))
    .limit(1)
  return run === undefined ? null : { ranAt: run.ranAt, fields: storedFields.parse(run.fields) }
}
