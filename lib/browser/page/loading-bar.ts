/** in ms (spec §9) */
const LOADING_BAR = { durationMs: 1000, hideAfterMs: 500 } as const

/** in ms; hides the bar of a navigation that never ends */
const GIVE_UP_MS = 10_000

type Bar = typeof import('nprogress')

/** in ms; each animation step lasts until the next one, so the bar moves evenly */
const STEP_MS = 100

/** The bar is completed only when the page has loaded. */
const ALMOST_FULL = 0.994

let bar: Bar | null = null
let isLoading = false
let giveUp = 0
/** Timer of the visible bar; 0: none. */
let filling = 0

/** Shows the bar; nprogress is loaded with the first navigation. */
export async function startLoading(): Promise<void> {
  isLoading = true
  window.clearTimeout(giveUp)
  giveUp = window.setTimeout(finishLoading, GIVE_UP_MS)
  bar ??= await loadBar()
  if (isLoading && filling === 0) fill(bar)
}

function fill(drawn: Bar): void {
  drawn.configure({ speed: STEP_MS }).start()
  const begun = performance.now()
  filling = window.setInterval(() => {
    drawn.set(Math.min(ALMOST_FULL, (performance.now() - begun) / LOADING_BAR.durationMs))
  }, STEP_MS)
}

export function finishLoading(): void {
  isLoading = false
  window.clearTimeout(giveUp)
  if (filling === 0) return
  window.clearInterval(filling)
  filling = 0
  // Completing the bar takes half of the time to hide, fading out the other half.
  bar?.configure({ speed: LOADING_BAR.hideAfterMs / 2 }).set(1)
}

async function loadBar(): Promise<Bar> {
  const { default: loaded } = await import('nprogress')
  return loaded.configure({
    trickle: false,
    easing: 'linear',
    // The default template of nprogress has an invalid role and a spinner.
    template: '<div class="loading-bar"></div>',
    barSelector: '.loading-bar',
  })
}

/** Returns the target of a GET form; null for other forms and for those a script handles. */
export function submitTarget(event: SubmitEvent): URL | null {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return null
  return event.defaultPrevented ? null : new URL(form.action)
}
