import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { company, logo } from '@/backend/db/schema/company'
import { advertisement } from '@/backend/db/schema/content'
import { university } from '@/backend/db/schema/study'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toLogoHash, toLogoPath } from '@/lib/shared/logo-path'

export const logoOwners = { company, university } as const
export type LogoOwner = keyof typeof logoOwners

/** Locks logo changes one by one: removing a picture must see who was just given the same one. */
const LOGO_LOCK = 'logos'
const LEFT_FOR = sql`interval '1 day'`

export async function getLogo(db: Database, hash: string): Promise<Buffer | null> {
  const [found] = await db.select({ file: logo.file }).from(logo).where(eq(logo.mark, hash))
  return found?.file ?? null
}

export type ChangedLogo = {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * Sets the logo to a picture or to the path of an earlier one, or removes it when that is null. Returns the owner's name
 * and the paths of both pictures, or null when there is no such owner. A picture is deleted once nobody used it for a
 * day. Throws `StartError` if the earlier one was.
 */
export async function replaceLogo(
  tx: Transaction,
  owner: LogoOwner,
  id: number,
  picture: Buffer | string | null,
): Promise<ChangedLogo | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOGO_LOCK}, 0))`)
  const table = logoOwners[owner]
  const [before] = await tx
    .select({ logoUrl: table.logoUrl })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  if (before === undefined) return null
  const logoUrl =
    typeof picture === 'string' || picture === null
      ? picture
      : await storeLogoAndGetPath(tx, picture)
  if (typeof picture === 'string') await requireStored(tx, picture)
  const [changed] = await tx
    .update(table)
    .set({ logoUrl, updatedAt: sql`now()` })
    .where(eq(table.id, id))
    .returning({ name: table.name })
  await markUnused(tx, before.logoUrl)
  await tx.delete(logo).where(lt(logo.unusedSince, sql`now() - ${LEFT_FOR}`))
  return { name: changed?.name ?? '', before: before.logoUrl, after: logoUrl }
}

/** Stores a picture, once, and returns its path. */
export async function storeLogoAndGetPath(tx: Transaction, file: Buffer): Promise<string> {
  const mark = toMark(file)
  await tx
    .insert(logo)
    .values({ mark, file })
    .onConflictDoUpdate({ target: logo.mark, set: { unusedSince: null } })
  return toLogoPath(mark)
}

async function requireStored(tx: Transaction, path: string): Promise<void> {
  const mark = toLogoHash(path)
  // Those of the demo are files.
  if (mark === null) return
  const found = await tx
    .update(logo)
    .set({ unusedSince: null })
    .where(eq(logo.mark, mark))
    .returning({ mark: logo.mark })
  if (found.length === 0) throw new StartError('The earlier picture was deleted after a day.')
}

const toMark = (file: Buffer) => createHash('sha256').update(file).digest('hex').slice(0, 32)

async function markUnused(tx: Transaction, path: string | null): Promise<void> {
  const mark = path === null ? null : toLogoHash(path)
  if (path === null || mark === null) return
  if ((await tx.$count(advertisement, eq(advertisement.pictureUrl, path))) > 0) return
  for (const table of Object.values(logoOwners)) {
    if ((await tx.$count(table, eq(table.logoUrl, path))) > 0) return
  }
  await tx.update(logo).set({ unusedSince: sql`now()` }).where(eq(logo.mark, mark))
}
