import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { storeLogoAndGetPath } from '@/backend/areas/logos/logos'
import { type Act, defineAct } from '@/backend/audit/act'
import type { Transaction } from '@/backend/db/connect'
import { contentText } from '@/backend/db/schema/desk'
import { StartError } from '@/backend/platform/runtime/start-error'
import { tags } from '@/lib/shared/cache-tags'
import { CONTENT_PAGES } from '@/lib/shared/content-pages'
import { EDITABLE_KINDS, type EditableKind, editableKinds } from './editable-kinds'
import type { RemovedItem } from './kinds/define-kind'
import { contentSlug } from './read/fields'
import { BrokenContentError, readContentText, toContentText } from './read/front-matter'
import { lockContent } from './write/lock-content'

const MAX_TEXT = 200_000

const input = z.object({
  kind: z.enum(EDITABLE_KINDS),
  slug: contentSlug,
  edited: z.string().max(MAX_TEXT, `must be at most ${MAX_TEXT} characters`).nullable(),
  isHidden: z.boolean(),
})

/**
 * Publishes a text as a file with front matter would, which no `npm run content` changes back; hides it; or, with
 * `edited` null, shows what its file says.
 */
export const changeContent: Act = defineAct({
  name: 'change-content',
  input,
  async run(tx, { kind, slug, edited, isHidden }, { now }) {
    await lockContent(tx)
    const before = await getContentTextRow(tx, kind, slug)
    const { stated = null, former = null } = before ?? {}
    const text = edited ?? stated
    const old = { edited: before?.edited ?? null, isHidden: before?.isHidden ?? false }
    const isSame = edited === old.edited && isHidden === old.isHidden
    if (isSame || (before === null && text === null)) throw new StartError('Nothing was changed.')
    const shown = isHidden ? null : text
    const pages: readonly string[] = CONTENT_PAGES
    if (shown === null && kind === 'pages' && pages.includes(slug)) {
      throw new StartError('The site links to this page, so it stays. Change its text instead.')
    }
    const removed = shown === null ? await getFormer(tx, kind, slug) : null
    if (shown !== null) parseEditedContent(kind, slug, shown)
    await editableKinds[kind].rewrite(tx, slug, shown, { now, former })
    const where = and(eq(contentText.kind, kind), eq(contentText.slug, slug))
    if (text === null) await tx.delete(contentText).where(where)
    else {
      const state = { edited, isHidden, former: shown === null ? (removed ?? former) : null }
      await tx
        .insert(contentText)
        .values({ kind, slug, ...state })
        .onConflictDoUpdate({ target: [contentText.kind, contentText.slug], set: state })
    }
    const { fields } = readContentText(text ?? old.edited ?? '')
    return {
      target: `text ${kind}/${slug}`,
      title: String(fields.title ?? fields.question ?? slug),
      before: { text: old.edited ?? stated, isHidden: old.isHidden },
      after: { text, isHidden },
      undo: { act: changeContent.name, input: { kind, slug, ...old } },
      message: `${shown === null ? 'Not shown any more' : 'Published'}: ${kind} ${slug}`,
      staleTags: [tags[kind]],
    }
  },
})

/** Shows a picture of `renderAdvertisement` with an advertisement. */
export const setAdvertisementPicture: Act = defineAct({
  name: 'set-picture',
  input: z.object({ slug: contentSlug, picture: z.instanceof(Buffer) }),
  async run(tx, { slug, picture: file }, given) {
    const row = await getContentTextRow(tx, 'advertisements', slug)
    if (row === null) throw new StartError(`There is no advertisement ${slug}.`)
    const { fields, body } = readContentText(row.edited ?? row.stated ?? '')
    const edited = toContentText({ ...fields, picture: await storeLogoAndGetPath(tx, file) }, body)
    const { isHidden } = row
    return changeContent.run(tx, { kind: 'advertisements', slug, edited, isHidden }, given)
  },
})

/** Finds a text as its file and the operator wrote it. */
export async function getContentTextRow(
  tx: Pick<Transaction, 'select'>,
  kind: EditableKind,
  slug: string,
): Promise<typeof contentText.$inferSelect | null> {
  const where = and(eq(contentText.kind, kind), eq(contentText.slug, slug))
  const [row] = await tx.select().from(contentText).where(where)
  return row ?? null
}

/** Parses a text of the desk. Throws `StartError` that names the field. */
export function parseEditedContent(kind: EditableKind, slug: string, text: string) {
  try {
    return editableKinds[kind].parse(slug, text)
  } catch (error) {
    // Its line is that of a file which the operator does not see.
    throw error instanceof BrokenContentError ? new StartError(error.what) : error
  }
}

async function getFormer(
  tx: Transaction,
  kind: EditableKind,
  slug: string,
): Promise<RemovedItem | null> {
  const { table } = editableKinds[kind]
  const [row] = await tx.select().from(table).where(eq(table.slug, slug))
  return z.object({ id: z.int(), views: z.int().optional() }).safeParse(row).data ?? null
}
