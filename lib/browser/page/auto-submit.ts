/** Long enough to tick a second box, or to pass on with an arrow key. */
const PAUSE_MS = 400

/** The control used last: the page that answers has it anew, and the focus belongs there. */
let lastUsed: { readonly name: string; readonly value: string } | null = null

const knownForms = new WeakSet<HTMLFormElement>()

/**
 * Sends the form a moment after one of its choices has changed. What was changed before this came waits for the button,
 * which goes otherwise. `announce` gets the number of results on the page that answers: a live region that arrives with its
 * text is often not read out (WCAG 4.1.3). The function it gives ends it.
 */
export function autoSubmit(form: HTMLFormElement, announce: (results: string) => void): () => void {
  let timer: number | undefined

  function hear({ target }: Event): void {
    if (!isChoice(target)) return
    lastUsed = { name: target.name, value: target.value }
    window.clearTimeout(timer)
    timer = window.setTimeout(() => form.requestSubmit(), PAUSE_MS)
  }

  // Next keeps the pages one came from as they were left, and on the way back they have to say what they list.
  if (knownForms.has(form)) form.reset()
  knownForms.add(form)
  if (!listChoices(form).some(isChanged)) form.dataset.atOnce = ''
  if (lastUsed !== null) announce(readResults(form))
  focusUsed(form)
  form.addEventListener('change', hear)
  return () => {
    window.clearTimeout(timer)
    form.removeEventListener('change', hear)
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

/** On something that can be seen. */
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
