/** ms (spec §9) */
const LOADING_BAR = { durationMs: 1000, hideAfterMs: 500 } as const

/** ms after which a navigation that led nowhere leaves no bar behind */
const GIVE_UP_MS = 10_000

type Bar = typeof import('nprogress')

/** ms; one step of the bar takes as long as the time to the next, so it moves evenly. */
const STEP_MS = 100

/** Its end belongs to the page that has come. */
const ALMOST_FULL = 0.994

let bar: Bar | null = null
let isLoading = false
let giveUp = 0
/** The timer of a bar that is shown; 0: there is none. */
let filling = 0

/** Its code is fetched with the first navigation. */
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
  // Filling up takes one half of the time to hide, fading the other.
  bar?.configure({ speed: LOADING_BAR.hideAfterMs / 2 }).set(1)
}

async function loadBar(): Promise<Bar> {
  const { default: loaded } = await import('nprogress')
  return loaded.configure({
    trickle: false,
    easing: 'linear',
    // nprogress's own template carries a role that does not exist, and a spinner.
    template: '<div class="loading-bar"></div>',
    barSelector: '.loading-bar',
  })
}
