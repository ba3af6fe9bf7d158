import { toSearchColumn } from '../../../services/search-text'
import type { Transaction } from '../../connect'
import { department } from '../../schema/study'
import { positioned } from '../lookups/write-lookups'
import { departments } from './departments'

/** Writes the departments in the order of their table; those that are there are left as they are. */
export async function writeDepartments(tx: Transaction): Promise<void> {
  const rows = positioned(departments).map((row) => ({
    ...row,
    search: toSearchColumn(`${row.name} ${row.nameKm}`, []),
  }))
  await tx.insert(department).values(rows).onConflictDoNothing()
}
