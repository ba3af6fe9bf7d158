/** in ms; long enough to tick a second box or to pass an option with an arrow key */
const PAUSE_MS = 400

/** The control used last, which gets the focus on the next page. */
let lastUsed: { readonly name: string; readonly value: string } | null = null

const knownForms = new WeakSet<HTMLFormElement>()

/**
 * Submits a form shortly after a choice changes. Changes made before the script was loaded wait for the submit
 * button, which is hidden otherwise. `announce` gets the number of results of the new page, since a live
 * region rendered with its text is often not read out (WCAG 4.1.3). Returns a function that stops it.
 */
export function autoSubmit(form: HTMLFormElement, announce: (results: string) => void): () => void {
  let timer: number | undefined

  function onChange({ target }: Event): void {
    if (!isChoice(target)) return
    lastUsed = { name: target.name, value: target.value }
    window.clearTimeout(timer)
    timer = window.setTimeout(() => form.requestSubmit(), PAUSE_MS)
  }

  // Next restores previous pages with their changed controls, which have to match the results again.
  if (knownForms.has(form)) form.reset()
  knownForms.add(form)
  if (!listChoices(form).some(isChanged)) form.dataset.atOnce = ''
  if (lastUsed !== null) announce(readResults(form))
  focusUsed(form)
  form.addEventListener('change', onChange)
  return () => {
    window.clearTimeout(timer)
    form.removeEventListener('change', onChange)
  }
}

function readResults(form: HTMLFormElement): string {
  const results = form.closest('[data-listing]')?.querySelector('header [role="status"]')
  return results?.textContent ?? ''
}

function focusUsed(form: HTMLFormElement): void {
  const { name, value } = lastUsed ?? {}
  lastUsed = null
  if (name === undefined || isElsewhere(document.activeElement)) return
  const same = listChoices(form).filter((choice) => choice.name === name)
  const found = same.find((choice) => choice.value === value) ?? same[0]
  found?.closest('fieldset details')?.setAttribute('open', '')
  found?.focus()
}

/** Whether a visible element has the focus. */
function isElsewhere(held: Element | null): boolean {
  return held !== null && held !== document.body && held.checkVisibility()
}

type Choice = HTMLInputElement | HTMLSelectElement

function isChoice(target: unknown): target is Choice {
  if (target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)
}

function listChoices(form: HTMLFormElement): Choice[] {
  return [...form.elements].filter(isChoice)
}

function isChanged(choice: Choice): boolean {
  if (choice instanceof HTMLInputElement) return choice.checked !== choice.defaultChecked
  const first = [...choice.options].find(({ defaultSelected }) => defaultSelected)
  return choice.value !== (first ?? choice.options[0])?.value
}
