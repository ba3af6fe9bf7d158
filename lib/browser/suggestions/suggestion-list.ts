import type { Suggestion, SuggestionKind } from '@/lib/contract/suggestions/suggestion'
import { languageOf } from '@/lib/shared/format/languages'

const KIND_WORDS: Readonly<Record<SuggestionKind, string>> = {
  title: '',
  skill: 'Skill',
  employer: 'Employer',
  place: 'Place',
}

/** Creates the listbox below a field and the live region that announces the number of suggestions. */
export function createSuggestionList(input: HTMLInputElement, choose: (text: string) => void) {
  const id = `suggestions-${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  const list = document.createElement('ul')
  list.id = id
  list.setAttribute('role', 'listbox')
  list.className = 'suggestions'
  list.hidden = true
  list.setAttribute('aria-label', 'Suggestions')
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'sr-only'
  // Inside the search landmark; React does not remove elements it has not rendered.
  input.closest('search, form')?.append(list, status)
  // A press must not blur the field before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())

  function show(suggestions: readonly Suggestion[]): void {
    list.replaceChildren(...suggestions.map(toOption))
    const isOpen = suggestions.length > 0
    if (isOpen) place()
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
    mark(-1)
    const { length } = suggestions
    status.textContent = isOpen ? `${length} ${length === 1 ? 'suggestion' : 'suggestions'}` : ''
  }

  /** -1: none. */
  function mark(index: number): void {
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === index))
      if (at !== index) continue
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
    if (index === -1) input.removeAttribute('aria-activedescendant')
  }

  function toOption({ text, kind, also }: Suggestion, index: number): HTMLLIElement {
    const option = document.createElement('li')
    option.id = `${id}-${index}`
    option.setAttribute('role', 'option')
    const words = toSpan(text)
    if (also !== undefined) words.append(' ', toSpan(also))
    option.append(words)
    if (KIND_WORDS[kind] !== '') {
      const label = document.createElement('span')
      label.className = 'text-ink-soft text-sm'
      label.textContent = KIND_WORDS[kind]
      option.append(' ', label)
    }
    option.addEventListener('click', () => choose(text))
    return option
  }

  function place(): void {
    list.hidden = false
    const field = input.getBoundingClientRect()
    const base = (list.offsetParent ?? document.body).getBoundingClientRect()
    list.style.top = `${field.bottom - base.top}px`
    list.style.left = `${field.left - base.left}px`
    list.style.width = `${field.width}px`
  }

  return {
    id,
    show,
    mark,
    get isOpen() {
      return !list.hidden
    },
  }
}

function toSpan(text: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.textContent = text
  const language = languageOf(text)
  if (language !== undefined) span.lang = language
  return span
}
