import { fileURLToPath } from 'node:url'
import { and, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { contentText } from '@/backend/db/schema/desk'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { type EditableKind, editableKinds } from './editable-kinds'
import { templates } from './kinds/templates'
import { lockContent } from './write/lock-content'
import type { ContentDraft, Counts } from './write/plan-rows'

export const contentFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '')

/**
 * Reads all content files. Throws BrokenContentError for a broken file, StartError for a missing or empty
 * folder.
 */
export async function readContent(root: string) {
  return {
    news: await editableKinds.news.read(root),
    careerAdvice: await editableKinds.careerAdvice.read(root),
    interviewTips: await editableKinds.interviewTips.read(root),
    templates: await templates.read(root),
    pages: await editableKinds.pages.read(root),
    faqs: await editableKinds.faqs.read(root),
    advertisements: await editableKinds.advertisements.read(root),
  }
}

export type Content = Awaited<ReturnType<typeof readContent>>

export type ContentReport = Readonly<Record<keyof Content, Counts>>

/** Makes the site's texts equal to those of files, except for what an operator changed at the desk (decision 086). */
export async function writeContent(
  tx: Transaction,
  content: Content,
  now: Date,
): Promise<ContentReport> {
  await lockContent(tx)
  const write = async <Draft extends Sourced>(
    name: EditableKind,
    kind: Kind<Draft>,
    drafts: readonly Draft[],
  ) => kind.write(tx, await applyEdits(tx, name, kind, drafts), now)
  return {
    news: await write('news', editableKinds.news, content.news),
    careerAdvice: await write('careerAdvice', editableKinds.careerAdvice, content.careerAdvice),
    interviewTips: await write('interviewTips', editableKinds.interviewTips, content.interviewTips),
    templates: await templates.write(tx, content.templates, now),
    pages: await write('pages', editableKinds.pages, content.pages),
    faqs: await write('faqs', editableKinds.faqs, content.faqs),
    advertisements: await write(
      'advertisements',
      editableKinds.advertisements,
      content.advertisements,
    ),
  }
}

type Sourced = ContentDraft & { readonly source: string }

type Kind<Draft> = {
  readonly parse: (slug: string, source: string) => Draft
  readonly write: (tx: Transaction, drafts: readonly Draft[], now: Date) => Promise<Counts>
}

/** Stores what files state, and lays what the operator wrote over it. */
async function applyEdits<Draft extends Sourced>(
  tx: Transaction,
  name: EditableKind,
  { parse }: Kind<Draft>,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> {
  const isKind = eq(contentText.kind, name)
  const slugs = drafts.map(({ slug }) => slug)
  const { stated, edited, isHidden } = contentText
  await tx
    .update(contentText)
    .set({ stated: null })
    .where(and(isKind, notInArray(contentText.slug, slugs)))
  await tx.delete(contentText).where(and(isKind, isNull(stated), isNull(edited)))
  if (drafts.length > 0) {
    await tx
      .insert(contentText)
      .values(drafts.map(({ slug, source }) => ({ kind: name, slug, stated: source })))
      .onConflictDoUpdate({
        target: [contentText.kind, contentText.slug],
        set: excluded(contentText, ['stated']),
      })
  }
  const changed = await tx
    .select()
    .from(contentText)
    .where(and(isKind, or(isNotNull(edited), isHidden)))
  const changedSlugs = new Set(changed.map(({ slug }) => slug))
  return [
    ...drafts.filter(({ slug }) => !changedSlugs.has(slug)),
    ...changed.flatMap((row) =>
      row.isHidden || row.edited === null ? [] : [parse(row.slug, row.edited)],
    ),
  ]
}

/** Lists the cache tags of what a report says was changed. */
export function toChangedTags(report: ContentReport): CacheTag[] {
  return (Object.keys(report) as (keyof ContentReport)[])
    .filter((kind) => report[kind].added + report[kind].changed + report[kind].removed > 0)
    .map((kind) => tags[kind])
}
