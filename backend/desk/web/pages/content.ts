import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import {
  changeContent,
  getContentTextRow,
  parseEditedContent,
} from '@/backend/content/change-content'
import {
  CONTENT_KIND_LABELS,
  EDITABLE_KINDS,
  type EditableKind,
} from '@/backend/content/editable-kinds'
import { contentSlug } from '@/backend/content/read/fields'
import { readContentText, toContentText } from '@/backend/content/read/front-matter'
import type { Database } from '@/backend/db/connect'
import { contentText } from '@/backend/db/schema/desk'
import { type AllChoices, readChoices } from '@/backend/desk/choices'
import { type Field, numberField, textField } from '@/backend/desk/field-kinds'
import { listAudit } from '@/backend/desk/list-audit'
import type { RenderPage } from '@/backend/desk/web/context'
import { toFieldRows } from '@/backend/desk/web/field-form'
import { Html, html } from '@/backend/desk/web/html'
import { REASON_FIELD, toTable } from '@/backend/desk/web/html-parts'
import { toPicture, toPictureForm } from '@/backend/desk/web/picture-form'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Advertisement } from '@/lib/contract/articles/advertisement'
import { toAuditTable } from './audit'

const body = textField('body', 'body', 'text')

const title = textField('title', 'title')

const TITLES: readonly Field[] = [
  title,
  textField('title-km', 'titleKm'),
  textField('summary', 'summary'),
]

const ARTICLE: readonly Field[] = [
  ...TITLES,
  textField('author', 'author'),
  textField('topic', 'topic'),
  textField('published', 'publishedAt'),
  body,
]

/** The fields of a text's front matter, and the Markdown below it, in the order of a form. */
const CONTENT_FIELDS: Readonly<Record<EditableKind, readonly Field[]>> = {
  advertisements: [
    title,
    textField('url', 'url'),
    textField('label', 'label'),
    textField('picture', 'picture'),
    body,
  ],
  pages: [...TITLES, body],
  news: ARTICLE,
  careerAdvice: ARTICLE,
  interviewTips: ARTICLE,
  faqs: [
    textField('question', 'question'),
    textField('topic', 'topic'),
    numberField('position', 'position'),
    body,
  ],
}

const AUDIT = 20

const ADD_LABELS = {
  advertisements: 'Add an advertisement',
  pages: 'Add a page',
  news: 'Add a news article',
  careerAdvice: 'Add a career advice article',
  interviewTips: 'Add an interview tip',
  faqs: 'Add a question',
} as const satisfies Readonly<Record<EditableKind, string>>

const PLACEMENT_LABELS = {
  'home-main': 'Home page (home-main)',
  'detail-main': 'Detail pages (detail-main)',
} as const satisfies Readonly<Record<Advertisement['id'], string>>

type Row = typeof contentText.$inferSelect

const findKind = (name: string | null | undefined) => EDITABLE_KINDS.find((kind) => kind === name)

/** Texts of one kind, to change or to add one. */
export const renderContent: RenderPage = async ({ db }, { query }) => {
  const kind = findKind(query.get('kind')) ?? 'advertisements'
  const rows = await db
    .select()
    .from(contentText)
    .where(eq(contentText.kind, kind))
    .orderBy(asc(contentText.slug))
  const kinds = EDITABLE_KINDS.map(
    (name) =>
      html`<a href="/content?kind=${name}"${name === kind ? html` aria-current="page"` : null}>${toLabel(name)}</a>`,
  )
  const table = toTable(
    ['Text', 'Address', 'State'],
    rows.map(toRow),
    'There are none. Texts of files come here with "npm run content".',
  )
  const main = html`<nav aria-label="Kinds of texts"><p>${kinds}</p></nav>
<h2>${toLabel(kind)}</h2><p><a href="/content/${kind}">${ADD_LABELS[kind]}</a></p>${table}`
  return { title: 'Texts', main }
}

const toLabel = (kind: EditableKind) =>
  CONTENT_KIND_LABELS[kind].charAt(0).toUpperCase() + CONTENT_KIND_LABELS[kind].slice(1)

function toRow(row: Row): Html {
  const { title, question } = toContentValues(toText(row))
  const state = row.isHidden ? 'Unpublished' : row.edited === null ? '' : 'Changed here'
  return html`<tr><td><a href="/content/${row.kind}/${row.slug}">${String(title ?? question)}</a></td><td>${row.slug}</td><td>${state}</td></tr>`
}

const toText = ({ edited, stated }: Row) => edited ?? stated ?? ''

/** A text: its fields, how it will be seen, and what was done to it; without an address, a new one. */
export const renderText: RenderPage = async ({ db }, { query, params }) => {
  const kind = findKind(params.kind ?? query.get('kind'))
  const slug = params.slug ?? query.get('slug') ?? ''
  if (kind === undefined) return null
  const row = await getContentTextRow(db, kind, slug)
  if (row === null && params.slug !== undefined) return null
  const choices = await readChoices(db)
  const sent = query.has('field.body') ? toContentSource(kind, query, choices) : null
  const text = sent ?? (row === null ? null : toText(row))
  const values = text === null ? {} : toContentValues(text)
  const isNew = row === null || query.has('new')
  const address = isNew
    ? html`<input type="hidden" name="new" value="1">${toAddressField(kind, slug)}`
    : html`<input type="hidden" name="slug" value="${slug}">`
  const main = html`${sent !== null && toPreview(kind, slug, sent)}
${!isNew && toStates(row)}
<h2>${isNew ? 'Write the text' : 'Edit the text'}</h2><form method="post" action="/content/preview"><input type="hidden" name="kind" value="${kind}">${address}
${toFieldRows(CONTENT_FIELDS[kind], values, choices)}${REASON_FIELD}
<p><button class="plain">Preview</button> <button formaction="/content/publish" name="to" value="publish">Publish</button></p></form>
${!isNew && kind === 'advertisements' && toPictureForm({ owner: 'advertisement', id: slug, url: values.picture === undefined ? null : String(values.picture), back: `/content/${kind}/${slug}` })}
${!isNew && html`<h2>Change history</h2>${toAuditTable(await listAudit(db, { limit: AUDIT, target: `text ${kind}/${slug}` }), `/content/${kind}/${slug}`)}`}`
  return {
    title: isNew ? ADD_LABELS[kind] : String(values.title ?? values.question),
    main,
  }
}

/** A text's address; of an advertisement, where it stands. */
function toAddressField(kind: EditableKind, slug: string): Html {
  if (kind !== 'advertisements') {
    return html`<p><label for="slug">Last part of the address, such as first-job</label><input id="slug" name="slug" value="${slug}" required></p>`
  }
  const options = Object.entries(PLACEMENT_LABELS).map(
    ([name, label]) =>
      html`<option value="${name}"${name === slug ? html` selected` : null}>${label}</option>`,
  )
  return html`<p><label for="slug">Placement</label><select id="slug" name="slug">${options}</select></p>`
}

function toPreview(kind: EditableKind, slug: string, text: string): Html {
  const draft = parseEditedContent(kind, requireSlug(slug), text)
  const content =
    'label' in draft
      ? html`${toPicture(draft.pictureUrl)}<p>${draft.text}</p><p><a href="${draft.url}">${draft.label}</a></p>`
      : new Html('answer' in draft ? draft.answer : draft.body)
  return html`<h2>Preview</h2><div class="preview"><p><strong>${'question' in draft ? draft.question : draft.title}</strong></p>
${'summary' in draft && html`<p>${draft.summary}</p>`}${content}</div>`
}

/** Buttons that do not change the text. */
function toStates({ kind, slug, stated, edited, isHidden }: Row): Html {
  const reset = edited !== null && stated !== null
  return html`<form method="post" action="/content/publish"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="slug" value="${slug}">
<p>${isHidden ? 'It is unpublished.' : reset ? 'It was changed here; no file changes it back.' : null}</p>
<p><button class="plain" name="to" value="${isHidden ? 'show' : 'hide'}">${isHidden ? 'Publish it again' : 'Unpublish it'}</button>
${reset && html`<button class="plain" name="to" value="reset">Restore the text of its file</button>`}</p></form>`
}

/** Reads a form of this page as an act. Throws `StartError`. */
export async function toContentActRequest(db: Database, form: URLSearchParams) {
  const kind = findKind(form.get('kind'))
  if (kind === undefined) throw new StartError('Choose a kind of text.')
  const slug = requireSlug(form.get('slug') ?? '')
  const row = await getContentTextRow(db, kind, slug)
  const { edited = null, isHidden = false } = row ?? {}
  const toOrder = (change: { readonly edited?: string | null; readonly isHidden?: boolean }) => ({
    act: changeContent,
    input: { kind, slug, edited, isHidden, ...change },
  })
  switch (form.get('to')) {
    case 'hide':
    case 'show':
      return toOrder({ isHidden: form.get('to') === 'hide' })
    case 'reset':
      return toOrder({ edited: null })
    default: {
      if (row !== null && form.has('new')) throw new StartError(`There is already a text ${slug}.`)
      const text = toContentSource(kind, form, await readChoices(db))
      if (row !== null && !isHidden && isSame(toText(row), text)) {
        throw new StartError('Nothing was changed in the form.')
      }
      return toOrder({ edited: text, isHidden: false })
    }
  }
}

function isSame(one: string, other: string): boolean {
  const { slug: _, updatedAt: _when, ...values } = toContentValues(one)
  return isDeepStrictEqual(values, toContentValues(other))
}

function requireSlug(slug: string): string {
  const parsed = contentSlug.safeParse(slug.trim())
  if (parsed.success) return parsed.data
  throw new StartError('The address must be lower-case words joined by hyphens.')
}

/** Reads a text for the fields of its form. */
function toContentValues(text: string): Readonly<Record<string, unknown>> {
  const { fields, body } = readContentText(text)
  return { ...fields, body }
}

/** Builds a text from a form's words, as a file would have it; an empty field is left out. Throws `StartError`. */
function toContentSource(kind: EditableKind, form: URLSearchParams, choices: AllChoices): string {
  const values: Record<string, unknown> = {}
  for (const field of CONTENT_FIELDS[kind]) {
    const words = (form.get(`field.${field.word}`) ?? '').replaceAll('\r\n', '\n').trim()
    if (words !== '') Object.assign(values, field.parse(words, choices))
  }
  const { body: text = '', ...fields } = values
  return toContentText(fields, String(text))
}
