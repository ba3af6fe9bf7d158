import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../account'
import type { Channel, MessageContents } from './message-content'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Written in the transaction of its cause, so that a killed process neither loses nor invents a message
 * (decision 022).
 */
export const outgoingMessage = pgTable(
  'outgoing_message',
  {
    /** Identifies the message to its receiver at every attempt. */
    id: uuid().primaryKey().defaultRandom(),
    channel: text().$type<Channel>().notNull(),
    /** Name of its kind. */
    purpose: text().notNull(),
    /** Unique name of what may be sent only once, such as `application:…`. */
    key: text().unique(),
    /** Account whose deletion deletes the message; null: none. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Null once accepted or dropped: codes and letters concern nobody later. */
    content: jsonb().$type<MessageContents[Channel]>(),
    /**
     * `dead`: rejected for good or tried too often, and kept for the operator. `dropped`: expired or
     * cancelled.
     */
    state: text({ enum: ['waiting', 'accepted', 'dead', 'dropped'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** While claimed, the moment the claim ends. */
    nextTryAt: moment('next_try_at').notNull(),
    /** Never sent after this moment. */
    expiresAt: moment('expires_at'),
    /** Id of the claim, so that a process that lost it records nothing. */
    claimedBy: uuid('claimed_by'),
    /** When it was accepted, dead or dropped. */
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

/**
 * One row: the database whose messages go out. A backup restored into another database brings the name of the
 * old one, and its messages are held until an operator releases them (decision 071).
 */
export const outboxHome = pgTable(
  'outbox_home',
  {
    id: boolean().primaryKey().default(true),
    /** Identifies cluster and database. */
    database: text().notNull(),
    /** Nothing goes out since then; null: messages go out. */
    heldSince: moment('held_since'),
  },
  (table) => [check('outbox_home_one', sql`${table.id}`)],
)
