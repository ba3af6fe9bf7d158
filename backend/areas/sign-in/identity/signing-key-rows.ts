import { desc, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { localSigningKey } from '@/backend/db/schema/sign-in/local-identity'

export type SigningKeyRow = Pick<typeof localSigningKey.$inferSelect, 'kid' | 'privateJwk'>

/** Any number shared by all processes: only one creates the first key. */
const KEY_LOCK = 7_203_115

/** Lists keys, newest first, and creates the first one. */
export async function listSigningKeys(
  db: Database,
  make: () => Promise<SigningKeyRow>,
): Promise<SigningKeyRow[]> {
  const kept = await readKeys(db)
  if (kept.length > 0) return kept
  const made = await make()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`)
    const first = await readKeys(tx)
    if (first.length > 0) return first
    await tx.insert(localSigningKey).values(made)
    return [made]
  })
}

function readKeys(db: Pick<Database, 'select'>): Promise<SigningKeyRow[]> {
  return db
    .select({ kid: localSigningKey.kid, privateJwk: localSigningKey.privateJwk })
    .from(localSigningKey)
    .orderBy(desc(localSigningKey.createdAt))
}
