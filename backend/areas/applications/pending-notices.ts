import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { employerNotice } from '@/backend/db/schema/employer-notice'
import type { Applications } from './applications'

type Notice = typeof employerNotice.$inferSelect

/**
 * Schedules a notice of an application or withdrawal for the employer's next combined mail, once per
 * application.
 */
export async function postponeNotice(
  tx: Transaction,
  area: Applications,
  { id, deliverTo }: { readonly id: string; readonly deliverTo: string },
  about: Notice['about'],
  now: Date,
): Promise<void> {
  const notice = { deliverTo, area: area.kind, applicationId: id, about, createdAt: now }
  await tx.insert(employerNotice).values(notice).onConflictDoNothing()
}

/**
 * Deletes the pending notice of an application; returns whether there was one, so that the employer never
 * knew of it.
 */
export async function deletePendingNotice(tx: Transaction, id: string): Promise<boolean> {
  const dropped = await tx
    .delete(employerNotice)
    .where(and(eq(employerNotice.applicationId, id), eq(employerNotice.about, 'application')))
    .returning({ id: employerNotice.id })
  return dropped.length > 0
}
