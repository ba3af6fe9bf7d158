import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { company, logo } from '@/backend/db/schema/company'
import { university } from '@/backend/db/schema/university'
import { toLogoMark, toLogoPath } from '@/lib/shared/logo-path'

export const logoOwners = { company, university } as const
export type LogoOwner = keyof typeof logoOwners

/** Locks logo changes one by one: removing a picture must see who was just given the same one. */
const LOGO_LOCK = 'logos'
const LEFT_FOR = sql`interval '1 day'`

export async function getLogo(db: Database, mark: string): Promise<Buffer | null> {
  const [found] = await db.select({ file: logo.file }).from(logo).where(eq(logo.mark, mark))
  return found?.file ?? null
}

type ChangedLogo = {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * Sets the logo, or removes it when `file` is null. Returns the owner's name and the paths of both pictures, or null
 * when there is no such owner. A picture is deleted once nobody used it for a day.
 */
export async function setLogo(
  tx: Transaction,
  owner: LogoOwner,
  id: number,
  file: Buffer | null,
): Promise<ChangedLogo | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOGO_LOCK}, 0))`)
  const table = logoOwners[owner]
  const [before] = await tx
    .select({ logoUrl: table.logoUrl })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  if (before === undefined) return null
  const mark = file === null ? null : toMark(file)
  if (mark !== null && file !== null) {
    await tx
      .insert(logo)
      .values({ mark, file })
      .onConflictDoUpdate({ target: logo.mark, set: { unusedSince: null } })
  }
  const logoUrl = mark === null ? null : toLogoPath(mark)
  const [changed] = await tx
    .update(table)
    .set({ logoUrl, updatedAt: sql`now()` })
    .where(eq(table.id, id))
    .returning({ name: table.name })
  await markUnused(tx, before.logoUrl)
  await tx.delete(logo).where(lt(logo.unusedSince, sql`now() - ${LEFT_FOR}`))
  return { name: changed?.name ?? '', before: before.logoUrl, after: logoUrl }
}

const toMark = (file: Buffer) => createHash('sha256').update(file).digest('hex').slice(0, 32)

async function markUnused(tx: Transaction, path: string | null): Promise<void> {
  const mark = path === null ? null : toLogoMark(path)
  if (path === null || mark === null) return
  for (const table of Object.values(logoOwners)) {
    if ((await tx.$count(table, eq(table.logoUrl, path))) > 0) return
  }
  await tx.update(logo).set({ unusedSince: sql`now()` }).where(eq(logo.mark, mark))
}
