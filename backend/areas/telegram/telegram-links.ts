import { and, eq, gt } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'
import { telegramCode, telegramLink } from '@/backend/db/schema/messages/telegram'

const LIFETIME = 15 * 60_000

export type TelegramCode = { readonly code: string; readonly expiresAt: Date }

/**
 * Creates a code to link a chat, one per account: an earlier one becomes invalid. Only the hash is stored, so
 * comparing reveals nothing.
 */
export async function createTelegramCode(
  db: Database,
  accountId: string,
  now: Date,
): Promise<TelegramCode> {
  const code = makeToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  const row = { codeHash: hashToken(code), expiresAt }
  await db
    .insert(telegramCode)
    .values({ ...row, accountId })
    .onConflictDoUpdate({ target: telegramCode.accountId, set: row })
  return { code, expiresAt }
}

/**
 * Links a chat and uses the code up; false when the code was used, is too old or never existed. A chat
 * belongs to one account, and an account to one chat.
 */
export async function linkChat(
  tx: Transaction,
  code: string,
  chatId: number,
  now: Date,
): Promise<boolean> {
  const [used] = await tx
    .delete(telegramCode)
    .where(and(eq(telegramCode.codeHash, hashToken(code)), gt(telegramCode.expiresAt, now)))
    .returning({ accountId: telegramCode.accountId })
  if (used === undefined) return false
  const { accountId } = used
  await lockAccountRow(tx, accountId)
  await unlinkChat(tx, chatId)
  const row = { chatId, linkedAt: now }
  await tx
    .insert(telegramLink)
    .values({ ...row, accountId })
    .onConflictDoUpdate({ target: telegramLink.accountId, set: row })
  return true
}

/** Ends the link of a chat; false when it was linked to nobody. */
export async function unlinkChat(db: Database | Transaction, chatId: number): Promise<boolean> {
  const ended = await db
    .delete(telegramLink)
    .where(eq(telegramLink.chatId, chatId))
    .returning({ accountId: telegramLink.accountId })
  return ended.length > 0
}

export async function isLinkedChat(
  db: Database | Transaction,
  chatId: number,
  accountId?: string,
): Promise<boolean> {
  const isOf = accountId === undefined ? undefined : eq(telegramLink.accountId, accountId)
  return (await db.$count(telegramLink, and(eq(telegramLink.chatId, chatId), isOf))) > 0
}

/** Finds the linked chat of an account; null when there is none. */
export async function getTelegramLink(db: Database | Transaction, accountId: string) {
  const [found] = await db.select().from(telegramLink).where(eq(telegramLink.accountId, accountId))
  return found ?? null
}

export function toTelegramLinkReply(link: { readonly linkedAt: Date } | null) {
  return link === null ? null : { since: link.linkedAt.toISOString() }
}

export async function endTelegramLink(db: Database, accountId: string): Promise<void> {
  await db.delete(telegramLink).where(eq(telegramLink.accountId, accountId))
  await db.delete(telegramCode).where(eq(telegramCode.accountId, accountId))
}
