import { formatTotal } from '@/lib/shared/format/count'
import { countMatches, type MatchCount } from './count-matches'
import { makeModalAfterPaint } from './make-modal'

/** The media query under which `styles/listing.css` shows the panel as a sheet. */
const SHEET = '(scripting: enabled) and (width < 1200px)'

/** in ms; long enough to tick a second box */
const PAUSE_MS = 300

/**
 * Makes the open filter panel a modal dialog on narrow screens: the page behind is inert, Escape and
 * submitting close it, and the focus returns to its button. `say` gets the number of matches ("47 jobs"), or
 * an empty string when it is unknown.
 *
 * @param api path of the list in the API, like `/v1/job`
 * @returns a function that enables it for a form; that returns a function that disables it
 */
export const enableFilterSheet =
  (api: string, many: string, say: (counted: string) => void) =>
  (form: HTMLFormElement): (() => void) => {
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
        const counted = await countMatches(api, new FormData(form))
        if (!own.signal.aborted) say(counted === null ? '' : formatMatches(counted, many))
      }, pause)
    }

    function follow(): void {
      const isSheet = panel?.open === true && sheets.matches
      if (isSheet && release === null && sheet) {
        release = makeModalAfterPaint(sheet, 'Filters')
        count()
      } else if (!isSheet && release !== null) {
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
