import { formatNumber } from '@/lib/shared/format/number'
import { countMatches, type MatchCount } from './count-matches'
import { makeModalAfterPaint } from './make-modal'

/** Where the style shows the open panel as a sheet (`styles/listing.css`). */
const SHEET = '(scripting: enabled) and (width < 1200px)'

/** Long enough to tick a second box. */
const PAUSE_MS = 300

/**
 * Makes the filters of a form, while they are open on a narrow screen, a modal dialog: the page behind is inert, Escape and
 * sending close it, and the focus returns to the button that opened it. `say` is given what the choices leave ("47 jobs"),
 * empty when that is not known.
 *
 * @param api path of the list in the API, like `/v1/job`
 * @returns begins it for a form; what that gives ends it
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
        if (!own.signal.aborted) say(counted === null ? '' : toWords(counted, many))
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

function toWords({ total, totalIsExact }: MatchCount, many: string): string {
  const word = total === 1 ? many.replace(/s$/, '') : many
  return `${formatNumber(total)}${totalIsExact ? '' : '+'} ${word}`
}
