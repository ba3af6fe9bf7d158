import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * What an operator states about an item, field by field; the writers lay it over what sources state (decision 079).
 * `area` is the name of the item's table.
 */
export const correction = pgTable(
  'correction',
  {
    area: text({
      enum: [
        'job',
        'internship',
        'scholarship',
        'company',
        'university',
        'major_profile',
        'major',
        'department',
      ],
    }).notNull(),
    itemId: integer('item_id').notNull(),
    /** The draft's key. */
    field: text().notNull(),
    value: jsonb(),
    /** What the source stated last: the value again when the correction ends. */
    stated: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.itemId, table.field] })],
)

/** Texts of the site as content folders and the operator wrote them in Markdown with front matter; the operator's wins (decision 086). */
export const contentText = pgTable(
  'content_text',
  {
    kind: text({
      enum: ['news', 'careerAdvice', 'interviewTips', 'pages', 'faqs', 'advertisements'],
    }).notNull(),
    slug: text().notNull(),
    /** As the folder last loaded has it; null: it has no such file. */
    stated: text(),
    edited: text(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Of the hidden item: its address and its views, for when it is shown again. */
    former: jsonb().$type<{ readonly id: number; readonly views?: number | undefined }>(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)

/** Every act of an operator. Rows are only added. */
export const audit = pgTable(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The system's user and the way it was done: `sokha (command)`. */
    actor: text().notNull(),
    act: text().notNull(),
    /** What it was done to: `job 12`, `feed entry acme JB-1`. */
    target: text().notNull(),
    title: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    because: text(),
    /** The act that takes it back, with its input; null: it cannot be undone. */
    undo: jsonb().$type<{ readonly act: string; readonly input: unknown } | null>(),
    /** The act that this one took back. */
    undoes: integer(),
  },
  (table) => [
    index('audit_target').on(table.target, table.id),
    index('audit_undoes').on(table.undoes),
  ],
)

/** Ways into the desk by the SHA-256 of their secret: a printed link, good once, or the cookie it leads to. */
export const deskLogin = pgTable('desk_key', {
  hash: text().primaryKey(),
  isLink: boolean('is_link').notNull(),
  actor: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
