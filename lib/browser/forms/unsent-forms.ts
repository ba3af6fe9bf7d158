import { getOwnerMark } from '@/lib/browser/session/session-state'

/** Something typed into a form of ours that was not sent. */
export type UnsentForm = {
  /** Name of its form. */
  readonly form: string
  readonly texts: readonly string[]
}

/** Shorter values are names and choices, which nobody misses. */
const MIN_TEXT_LENGTH = 30

/** Name of the form, and its owner's mark (`lib/browser/forms/form-storage.ts`); on the device with a word before. */
const NAME = /^(?:kept:)?([a-z][\w-]*)(?:@([\w-]+))?$/

/** Of who is here, or from before anybody signed in. */
export function listUnsentForms(): readonly UnsentForm[] {
  try {
    return [window.sessionStorage, window.localStorage].flatMap(listFormsIn)
  } catch {
    // Where storage is refused nothing is kept.
    return []
  }
}

function listFormsIn(storage: Storage): readonly UnsentForm[] {
  const owner = getOwnerMark()
  return Object.keys(storage).flatMap((name) => {
    const [, form, by = ''] = NAME.exec(name) ?? []
    if (form === undefined || (by !== '' && by !== owner)) return []
    const texts = readTexts(storage.getItem(name) ?? '')
    return texts.length === 0 ? [] : [{ form, texts }]
  })
}

function readTexts(text: string): readonly string[] {
  if (!text.startsWith('{')) return []
  const kept: unknown = parse(text)
  return Object.values(kept ?? {}).filter(
    (value) => typeof value === 'string' && value.length >= MIN_TEXT_LENGTH,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not what we wrote.
    return null
  }
}
