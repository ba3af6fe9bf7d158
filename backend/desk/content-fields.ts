import type { EditableKind } from '@/backend/content/editable-kinds'
import { readContentText, toContentText } from '@/backend/content/read/front-matter'
import type { AllChoices } from './choices'
import { type Field, numberField, textField } from './field-kinds'

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
export const CONTENT_FIELDS: Readonly<Record<EditableKind, readonly Field[]>> = {
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

/** Reads a text for the fields of its form. */
export function toContentValues(text: string): Readonly<Record<string, unknown>> {
  const { fields, body } = readContentText(text)
  return { ...fields, body }
}

/** Builds a text from a form's words, as a file would have it; an empty field is left out. Throws `StartError`. */
export function toContentSource(
  kind: EditableKind,
  form: URLSearchParams,
  choices: AllChoices,
): string {
  const values: Record<string, unknown> = {}
  for (const field of CONTENT_FIELDS[kind]) {
    const words = (form.get(`field.${field.word}`) ?? '').replaceAll('\r\n', '\n').trim()
    if (words !== '') Object.assign(values, field.parse(words, choices))
  }
  const { body: text = '', ...fields } = values
  return toContentText(fields, String(text))
}
