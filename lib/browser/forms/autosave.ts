import { getOwnerHash } from '@/lib/browser/session/session-state'
import { getStoredText, type StorageScope, storeText } from './form-storage'

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types of fields that are autosaved; passwords, files and checkboxes are not. */
const TEXT = new Set(['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'month'])

/**
 * Restores stored text into a form and saves it on every input. `skipRestore` skips the restore because the form
 * has newer values. Returns a function that stops autosaving.
 */
export function startAutosave(
  key: string,
  form: HTMLFormElement,
  skipRestore: boolean,
  scope: StorageScope = 'tab',
): () => void {
  // The stored text stays with the user who began, even if the session ends while they type.
  const owner = getOwnerHash()
  const stored = skipRestore ? {} : getStoredText(key, owner, scope)
  const fields = listTextFields(form)
  for (const field of fields) {
    const before = stored[field.name]
    // A field with the focus is left alone: the visitor is about to type there.
    const isFree = isUntouched(field) && field !== document.activeElement
    if (before !== undefined && isFree) field.value = before
  }
  const keep = () => {
    const typed = listTextFields(form).map(({ name, value }) => [name, value])
    // A form of several steps keeps the values of the other steps.
    const before = getStoredText(key, owner, scope)
    storeText(key, { ...before, ...Object.fromEntries(typed) }, owner, scope)
  }
  // The visitor may have typed before this script was loaded.
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
    // A password field has type text while its password is shown.
    const isSecret = /^off$|one-time-code|password/.test(field.autocomplete)
    return field.name !== '' && TEXT.has(field.type) && !isSecret
  }
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  return isText && field.name !== ''
}
