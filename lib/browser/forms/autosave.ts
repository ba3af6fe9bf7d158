import { getOwnerMark } from '@/lib/browser/session/session-state'
import { getStoredText, type StorageScope, storeText } from './form-storage'

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Text somebody typed; passwords, files and ticks are not kept. */
const TEXT = new Set(['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'month'])

/** `isFreshCopyMessage`: what stands in the form is newer than what is kept. Returns what ends the keeping. */
export function startAutosave(
  key: string,
  form: HTMLFormElement,
  isFresh: boolean,
  place: StorageScope = 'tab',
): () => void {
  // The form stays theirs who began it: a session may end while they type.
  const owner = getOwnerMark()
  const kept = isFresh ? {} : getStoredText(key, owner, place)
  const fields = listTextFields(form)
  for (const field of fields) {
    const before = kept[field.name]
    // Somebody who is in a field already is about to type there.
    const isFree = isUntouched(field) && field !== document.activeElement
    if (before !== undefined && isFree) field.value = before
  }
  const keep = () => {
    const typed = listTextFields(form).map(({ name, value }) => [name, value])
    // A form of several steps keeps what was typed in the others.
    const before = getStoredText(key, owner, place)
    storeText(key, { ...before, ...Object.fromEntries(typed) }, owner, place)
  }
  // Somebody may have been quicker than the script.
  if (fields.some((field) => !isUntouched(field))) keep()
  form.addEventListener('input', keep)
  return () => form.removeEventListener('input', keep)
}

function isUntouched(field: TextField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const { options } = field
  const chosen = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return field.value === (chosen?.value ?? '')
}

function listTextFields(form: HTMLFormElement): TextField[] {
  return [...form.elements].filter(isTextField)
}

function isTextField(field: Element): field is TextField {
  if (field instanceof HTMLInputElement) {
    // A password that is shown is text for a while.
    const isSecret = /^off$|one-time-code|password/.test(field.autocomplete)
    return field.name !== '' && TEXT.has(field.type) && !isSecret
  }
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  return isText && field.name !== ''
}
