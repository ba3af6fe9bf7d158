import { parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import type { SearchArea } from '@/lib/contract/listing'
import { schemalessSuggestionEndpoints } from '@/lib/contract/suggestions/schemaless-suggestion-endpoints'
import type { Suggestion } from '@/lib/contract/suggestions/suggestion'
import { toRecord } from '@/lib/shared/to-record'
import { createSuggestionList } from './suggestion-list'

/** in ms without input before the API is called */
const PAUSE_MS = 150

/** One Latin letter matches too much; one Khmer letter is a syllable. */
const MIN_TEXT = /\p{Script=Khmer}|\S\S/u

const fields = new WeakSet<HTMLInputElement>()

/**
 * Makes a search field a combobox of the ARIA Authoring Practices, with a list and manual selection. Arrow
 * keys move, Enter searches for the selected option, Escape closes. Input methods are left alone until a word
 * is composed.
 */
export function attachSuggestions(input: HTMLInputElement, area: SearchArea): void {
  if (fields.has(input)) return
  fields.add(input)
  let suggestions: readonly Suggestion[] = []
  let marked = -1
  let pause: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const list = createSuggestionList(input, choose)
  input.setAttribute('role', 'combobox')
  input.autocomplete = 'off'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  input.setAttribute('aria-expanded', 'false')

  function show(found: readonly Suggestion[]): void {
    suggestions = found
    marked = -1
    list.show(found)
  }

  function close(): void {
    clearTimeout(pause)
    asking.abort()
    if (list.isOpen) show([])
  }

  function choose(text: string): void {
    input.value = text
    close()
    input.form?.requestSubmit()
  }

  async function ask(): Promise<void> {
    asking.abort()
    const own = new AbortController()
    asking = own
    const text = input.value.trim()
    try {
      const found = !MIN_TEXT.test(text)
        ? []
        : await fetchSuggestions(area, text.slice(0, 60), own.signal)
      if (!own.signal.aborted) show(found)
    } catch {
      // Without a response there are no suggestions, and the previous ones are outdated.
      if (!own.signal.aborted) show([])
    }
  }

  function askSoon(): void {
    clearTimeout(pause)
    pause = setTimeout(ask, PAUSE_MS)
  }

  function move(step: number): void {
    // One position more than options: after the last comes the typed text again.
    const places = suggestions.length + 1
    marked = ((marked + 1 + step + places) % places) - 1
    list.mark(marked)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && list.isOpen) {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (isArrow && event.key === 'ArrowDown') {
      event.preventDefault()
      askSoon()
    } else if (event.key === 'Escape' && list.isOpen) {
      // Otherwise the browser would clear the field.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const text = suggestions[marked]?.text
      if (text !== undefined) event.preventDefault()
      if (text === undefined) close()
      else choose(text)
    }
  }

  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) askSoon()
  })
  input.addEventListener('compositionend', askSoon)
  input.addEventListener('keydown', onKey)
  input.addEventListener('blur', close)
}

/** Fetches suggestions; none when the API does not answer. @throws DOMException when aborted */
export async function fetchSuggestions(
  area: SearchArea,
  searchText: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(
    toRequestUrl(schemalessSuggestionEndpoints.list, { query: { area, searchText } }),
    {
      signal,
    },
  )
  const { status, body } = parseApiReply(response.status, await response.text())
  return status === 200 && isList(body) ? body.data.filter(isSuggestion) : []
}

function isList(body: unknown): body is { readonly data: readonly unknown[] } {
  return Array.isArray(toRecord(body).data)
}

function isSuggestion(value: unknown): value is Suggestion {
  const { text, kind, also } = toRecord(value)
  const isAlso = also === undefined || typeof also === 'string'
  return typeof text === 'string' && typeof kind === 'string' && isAlso
}
