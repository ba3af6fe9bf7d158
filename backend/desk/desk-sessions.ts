import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { deskLogin } from '@/backend/db/schema/desk'

/** Milliseconds for which a printed link is good, and for which its cookie is. */
const LINK_MS = 10 * 60_000
export const SESSION_MS = 12 * 60 * 60_000

/** Creates a link's secret for the operator, who proved who they are to this machine. */
export function createLinkKey(db: Database, actor: string, now: Date): Promise<string> {
  return addKey(db, { actor, isLink: true, expiresAt: new Date(now.getTime() + LINK_MS) })
}

/** Exchanges a link's secret, once, for that of a session; null if it was used, has expired or never was. */
export function openSession(db: Database, linkKey: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.delete(deskLogin).where(lt(deskLogin.expiresAt, now))
    const [link] = await tx
      .delete(deskLogin)
      .where(and(eq(deskLogin.hash, toHash(linkKey)), deskLogin.isLink))
      .returning({ actor: deskLogin.actor })
    if (link === undefined) return null
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    return addKey(tx, { actor: link.actor, isLink: false, expiresAt })
  })
}

/** Returns whose session a secret belongs to. */
export async function getSessionActor(
  db: Database,
  key: string,
  now: Date,
): Promise<string | null> {
  const isSession = and(
    eq(deskLogin.hash, toHash(key)),
    eq(deskLogin.isLink, false),
    gt(deskLogin.expiresAt, now),
  )
  const [session] = await db.select({ actor: deskLogin.actor }).from(deskLogin).where(isSession)
  return session?.actor ?? null
}

export async function closeSession(db: Database, key: string): Promise<void> {
  await db.delete(deskLogin).where(eq(deskLogin.hash, toHash(key)))
}

async function addKey(
  db: Database | Transaction,
  row: Omit<typeof deskLogin.$inferInsert, 'hash'>,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db.insert(deskLogin).values({ ...row, hash: toHash(key) })
  return key
}

const toHash = (key: string) => createHash('sha256').update(key).digest('hex')
