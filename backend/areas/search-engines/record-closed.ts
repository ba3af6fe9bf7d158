import { getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { closedDay, pageChange } from '@/backend/db/schema/page-change'
import { scholarship } from '@/backend/db/schema/scholarship'
import { addDays } from '@/lib/shared/calendar/day'

/**
 * Records once what closed by itself since the last recorded day, or yesterday. @param today in
 * Asia/Phnom_Penh
 */
export async function recordClosed(tx: Transaction, today: string): Promise<void> {
  const yesterday = addDays(today, -1)
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(day)::text as last from ${closedDay}`,
  )
  const last = rows[0]?.last ?? addDays(yesterday, -1)
  if (last >= yesterday) return
  await tx.execute(sql`delete from ${closedDay}`)
  await tx.insert(closedDay).values({ day: yesterday })
  for (const table of [job, internship, scholarship]) {
    await tx.execute(sql`
      insert into ${pageChange} (item_table, item_id)
      select ${getTableName(table)}, ${table.id} from ${table}
      where ${table.closingDate} > ${last} and ${table.closingDate} <= ${yesterday}
        and ${table.removedAt} is null`)
  }
}
