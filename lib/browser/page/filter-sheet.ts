import { withSession } from '@/lib/browser/api-client/send-request'
import { fetchJson } from '@/lib/browser/api-client/transport'
import { formatTotal } from '@/lib/shared/format/numbers'
import { logFailure } from '@/lib/shared/log-failure'
import { toRecord } from '@/lib/shared/to-record'
import { runAfterPaint } from './after-paint'

/** The media query under which `styles/listing.css` shows the panel as a sheet. */
const SHEET = '(scripting: enabled) and (width < 1200px)'

/** in ms; long enough to tick a second box */
const PAUSE_MS = 300

/**
 * Makes the open filter panel a modal dialog on narrow screens: the page behind is inert, Escape and
 * submitting close it, and the focus returns to its button. `onCount` gets the number of matches ("47
 * jobs"), or an empty string when it is unknown.
 *
 * @param apiPath path of the list in the API, like `/v1/job`
 * @returns a function that enables it for a form; that returns a function that disables it
 */
export const enableFilterSheet =
  (
    apiPath: string,
    pluralNoun: string,
    onCount: (countText: string) => void,
  ): ((form: HTMLFormElement) => () => void) =>
  (form) => {
    const panel = form.querySelector<HTMLDetailsElement>('.filter-panel')
    const sheet = panel?.parentElement
    if (!panel || !sheet) return () => undefined
    const sheets = window.matchMedia(SHEET)
    const listening = new AbortController()
    let release: (() => void) | null = null
    let asking = new AbortController()
    let timer = 0

    function count(pause = 0): void {
      window.clearTimeout(timer)
      asking.abort()
      const own = new AbortController()
      asking = own
      timer = window.setTimeout(async () => {
        const counted = await countMatches(apiPath, new FormData(form))
        if (!own.signal.aborted) onCount(counted === null ? '' : formatMatches(counted, pluralNoun))
      }, pause)
    }

    function follow(): void {
      const isSpreadsheet = panel?.open === true && sheets.matches
      if (isSpreadsheet && release === null && sheet) {
        release = makeModalAfterPaint(sheet, 'Filters')
        count()
      } else if (!isSpreadsheet && release !== null) {
        release()
        release = null
        asking.abort()
      }
    }

    function close(): void {
      if (panel && release !== null) panel.open = false
      follow()
    }

    const { signal } = listening
    panel.addEventListener('toggle', follow, { signal })
    sheets.addEventListener('change', follow, { signal })
    form.addEventListener('submit', close, { signal })
    form.addEventListener('change', () => release && count(PAUSE_MS), { signal })
    form.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || release === null) return
        event.preventDefault()
        close()
        panel.querySelector('summary')?.focus()
      },
      { signal },
    )
    follow()
    return () => {
      listening.abort()
      asking.abort()
      window.clearTimeout(timer)
      release?.()
    }
  }

function formatMatches(counted: MatchCount, many: string): string {
  const noun = counted.total === 1 ? many.replace(/s$/, '') : many
  return `${formatTotal(counted)} ${noun}`
}

type MatchCount = { readonly total: number; readonly totalIsExact: boolean }

/**
 * Fetches how many items match the filters of a form; null when that fails.
 *
 * @param path of the list in the API, like `/v1/job`; all lists take the same query and return a total
 */
async function countMatches(path: string, form: FormData): Promise<MatchCount | null> {
  const search = new URLSearchParams({ limit: '1' })
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value.trim())
  }
  try {
    const send = () => fetchJson(`/upstream${path}?${search}`, 'GET')
    const { status, body } = await withSession({ access: 'public' }, send)
    const { total, totalIsExact } = toRecord(body)
    if (status < 300 && typeof total === 'number')
      return { total, totalIsExact: totalIsExact === true }
    throw new Error(`${path} gave ${status}`)
  } catch (cause) {
    logFailure('The matches are not counted.', cause)
    return null
  }
}

/**
 * Makes a painted element a modal dialog after the next paint, since making the rest of the page inert
 * restyles it (promise S6). Returns a function that reverts it.
 */
function makeModalAfterPaint(element: HTMLElement, label: string): () => void {
  const { style } = document.documentElement
  const overflow = style.overflow
  const inert: HTMLElement[] = []

  element.setAttribute('role', 'dialog')
  element.setAttribute('aria-modal', 'true')
  element.setAttribute('aria-label', label)
  const cancel = runAfterPaint(() => {
    style.overflow = 'hidden'
    for (const other of listOutside(element)) {
      other.inert = true
      inert.push(other)
    }
  })
  return () => {
    cancel()
    style.overflow = overflow
    for (const other of inert) other.inert = false
    for (const name of ['role', 'aria-modal', 'aria-label']) element.removeAttribute(name)
  }
}

/** Lists all elements outside of this one. What is already inert is left out: other code made it so. */
function listOutside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (parent === null || element === document.body) return []
  const others = [...parent.children].filter(
    (each) => each !== element && each instanceof HTMLElement && !each.inert,
  )
  return [...(others as HTMLElement[]), ...listOutside(parent)]
}
