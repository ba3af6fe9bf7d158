import { StartError } from '@/backend/platform/runtime/start-error'
import type { AllChoices, ChoiceName } from './choices'
import { fromEditableText, toEditableText } from './editable-text'

type Values = Readonly<Record<string, unknown>>

/** A field as an operator writes and reads it. */
export type Field = {
  /** The command's word for it. */
  readonly word: string
  readonly label: string
  /** How a form shows it; a name is chosen from that list, several are separated by semicolons. */
  readonly input:
    | ('line' | 'text' | 'day' | 'number')
    | readonly string[]
    | { readonly choice: ChoiceName }
  readonly isMany?: true
  /** Keys of the draft that it has the values of. */
  readonly keys: readonly string[]
  /** Converts the operator's words. Throws `StartError`. */
  readonly parse: (words: string, choices: AllChoices) => Values
  /** Converts values of a draft to words that `parse` reads. */
  readonly show: (values: Values, choices: AllChoices) => string
}

const LABELS: Readonly<Record<string, string>> = {
  closing: 'Closing date',
  opening: 'Opening date',
  'apply-url': 'Web address for applications',
  'apply-email': 'E-mail address for applications',
  'name-km': 'Name in Khmer',
  years: 'Years of study',
  'title-km': 'Title in Khmer',
  published: 'Publication date, such as 2026-03-10',
  position: 'Position in the list, such as 1',
  url: 'Web address of the link',
  label: 'Text of the link',
  picture: 'Web address of the picture',
  body: 'Text',
}

const toLabel = (word: string) =>
  LABELS[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

/** Describes a field with the words of one key. */
export function textField(word: string, key: string, input: Field['input'] = 'line'): Field {
  return {
    ...{ word, label: toLabel(word), input, keys: [key] },
    // What may be empty is decided by the act.
    parse: (words) => ({ [key]: words }),
    show: (values) => String(values[key] ?? ''),
  }
}

/** Describes a field with HTML, which is edited as Markdown. */
export function richTextField(word: string, key: string): Field {
  return {
    ...textField(word, key, 'text'),
    parse: (words) => ({ [key]: fromEditableText(words) }),
    show: (values) => toEditableText(String(values[key] ?? '')),
  }
}

/** Describes a field whose words may be null. */
export function optionalField(word: string, key: string, input: 'line' | 'day' = 'line'): Field {
  return {
    ...textField(word, key, input),
    parse: (words) => ({ [key]: words === '' ? null : words }),
  }
}

/** Describes a field with a whole number, or null. */
export function numberField(word: string, key: string): Field {
  return {
    ...textField(word, key),
    input: 'number',
    parse: (words) => ({ [key]: words === '' ? null : toNumber(words) }),
  }
}

/** Describes a field with a name of a list, or null. */
export function choice(word: string, key: ChoiceName): Field {
  return {
    ...textField(word, key, { choice: key }),
    parse: (words, choices) => ({ [key]: words === '' ? null : findChoice(words, key, choices) }),
    show: (values, choices) => choices[key].nameOf(values[key]),
  }
}

/** Finds the ids of names that semicolons separate. Throws `StartError`. */
export const parseNames = (words: string, name: ChoiceName, choices: AllChoices) =>
  words
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => findChoice(each, name, choices))

/** Returns the names of ids as `parseNames` reads them. */
export const showNames = (ids: readonly unknown[], name: ChoiceName, choices: AllChoices) =>
  ids
    .map((id) => choices[name].nameOf(id))
    .filter((one) => one !== '')
    .join('; ')

/** Describes a field with several names of a list. */
export function many(word: string, key: string, name: ChoiceName): Field {
  return {
    ...textField(word, key, { choice: name }),
    isMany: true,
    parse: (words, choices) => ({ [key]: parseNames(words, name, choices) }),
    show({ [key]: ids }, choices) {
      return Array.isArray(ids) ? showNames(ids, name, choices) : ''
    },
  }
}

function toNumber(words: string): number {
  if (/^\d{1,9}$/.test(words)) return Number(words)
  throw new StartError(`"${words}" is no whole number.`)
}

function findChoice(words: string, name: ChoiceName, choices: AllChoices): number {
  const id = choices[name].find(words)
  if (id !== null) return id
  const names = choices[name].all.map((each) => each.name).join('; ')
  throw new StartError(`"${words}" is not on the list. Choose from: ${names}.`)
}
