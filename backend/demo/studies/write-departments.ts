import type { Transaction } from '@/backend/db/connect'
import { department } from '@/backend/db/schema/study'
import { positioned } from '@/backend/demo/lookups/write-lookups'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { departments } from './departments'

/** Leaves departments that are there already. */
export async function writeDepartments(tx: Transaction): Promise<void> {
  const rows = positioned(departments).map((row) => ({
    ...row,
    search: toSearchColumn(`${row.name} ${row.nameKm}`, []),
  }))
  await tx.insert(department).values(rows).onConflictDoNothing()
}
