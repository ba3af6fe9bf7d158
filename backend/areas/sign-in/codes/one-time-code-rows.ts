import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { oneTimeCode } from '@/backend/db/schema/sign-in/identity'

type CodeRow = typeof oneTimeCode.$inferSelect

/** An empty `tokenHash` binds the code to the address only. */
export type CodeBinding = Pick<CodeRow, 'purpose' | 'address' | 'tokenHash'>

/** Maximum of attempts per code (architecture §8). */
export const MAX_TRIES = 5

/** Milliseconds for which a used or expired code is stored, to look into abuse. */
const KEPT_MS = 86_400_000

export async function writeCode(
  tx: Transaction,
  row: CodeBinding & Pick<CodeRow, 'codeHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const old = new Date(row.createdAt.getTime() - KEPT_MS)
  await tx.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, old))
  await tx.insert(oneTimeCode).values(row)
}

/** Counts an attempt and returns the live codes of the binding; `tries` includes this one. */
export async function countCodeAttempt(
  db: Database | Transaction,
  bound: CodeBinding,
  now: Date,
): Promise<readonly Pick<CodeRow, 'id' | 'codeHash' | 'tries'>[]> {
  return db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.purpose, bound.purpose),
        eq(oneTimeCode.address, bound.address),
        eq(oneTimeCode.tokenHash, bound.tokenHash),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, now),
        lt(oneTimeCode.tries, MAX_TRIES),
      ),
    )
    .returning({
      id: oneTimeCode.id,
      codeHash: oneTimeCode.codeHash,
      tries: oneTimeCode.tries,
    })
}

/** Marks a code as checked; false when it was before. */
export async function markCodeChecked(db: Database, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(oneTimeCode)
    .set({ confirmedAt: now })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.confirmedAt), isNull(oneTimeCode.usedAt)))
    .returning({ id: oneTimeCode.id })
  return marked.length > 0
}

/**
 * Uses a code up; false when another call did. `retryHash` names this attempt for `findCodeUsedByAttempt`; null
 * when it has no name.
 */
export async function markCodeUsed(
  db: Database | Transaction,
  id: string,
  now: Date,
  retryHash: string | null,
): Promise<boolean> {
  const used = await db
    .update(oneTimeCode)
    .set({ usedAt: now, ...(retryHash === null ? {} : { codeHash: retryHash }) })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.usedAt)))
    .returning({ id: oneTimeCode.id })
  return used.length > 0
}

/** Finds the code that the same attempt used up, until it expires. Counts as an attempt. */
export async function findCodeUsedByAttempt(
  db: Database | Transaction,
  bound: CodeBinding,
  retryHash: string,
  now: Date,
): Promise<string | null> {
  const [found] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.purpose, bound.purpose),
        eq(oneTimeCode.address, bound.address),
        eq(oneTimeCode.tokenHash, bound.tokenHash),
        // Only a used code has such a hash.
        eq(oneTimeCode.codeHash, retryHash),
        gt(oneTimeCode.expiresAt, now),
        lt(oneTimeCode.tries, MAX_TRIES),
      ),
    )
    .returning({ id: oneTimeCode.id })
  return found?.id ?? null
}
