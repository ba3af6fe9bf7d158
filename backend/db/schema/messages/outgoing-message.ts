import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account'
import type { Channel, MessageContents, Purpose } from './message-content'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Written in the transaction that makes its cause true, so that a kill neither loses nor invents a message (decision 022). */
export const outgoingMessage = pgTable(
  'outgoing_message',
  {
    /** Names the message to whoever receives it, at every try. */
    id: uuid().primaryKey().defaultRandom(),
    channel: text().$type<Channel>().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    /** What may be said once only, as `application:…`. */
    key: text().unique(),
    /** Whose deletion takes the message along; null: of no account. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Codes and letters are nobody's business later: null once it was accepted or dropped. */
    content: jsonb().$type<MessageContents[Channel]>(),
    /** `dead`: refused for good or tried too often, and kept for the operator. `dropped`: expired, or somebody ended it. */
    state: text({ enum: ['waiting', 'accepted', 'dead', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** While somebody has claimed it, the moment their claim ends. */
    nextTryAt: moment('next_try_at').notNull(),
    /** From then on it is worthless, and never sent. */
    expiresAt: moment('expires_at'),
    /** A claim's own id, so that who lost it notes nothing. */
    claimedBy: uuid('claimed_by'),
    /** When it was accepted, died or was dropped. */
    settledAt: moment('settled_at'),
    /** In plain words, without addresses or secrets. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outgoing_message_due')
      .on(table.channel, table.expiresAt, table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
    index('outgoing_message_expiry')
      .on(table.expiresAt)
      .where(sql`${table.content} is not null and ${table.expiresAt} is not null`),
    index('outgoing_message_settled').on(table.settledAt).where(sql`${table.state} <> 'waiting'`),
    index('outgoing_message_account').on(table.accountId),
    check(
      'outgoing_message_state',
      sql`${table.state} in ('waiting', 'accepted', 'dead', 'dropped')`,
    ),
    check(
      'outgoing_message_settled_at',
      sql`(${table.state} = 'waiting') = (${table.settledAt} is null)`,
    ),
    check(
      'outgoing_message_content',
      sql`(${table.content} is null) = (${table.state} in ('accepted', 'dropped'))`,
    ),
  ],
)
