/** ms (spec §9) */
const LOADING_BAR = { durationMs: 1000, hideAfterMs: 500 } as const

/** ms after which a navigation that led nowhere leaves no bar behind */
const GIVE_UP_MS = 10_000

type Bar = typeof import('nprogress')

let bar: Bar | null = null
let isLoading = false
let giveUp = 0

/** Its code is fetched with the first navigation. */
export async function startLoading(): Promise<void> {
  isLoading = true
  window.clearTimeout(giveUp)
  giveUp = window.setTimeout(finishLoading, GIVE_UP_MS)
  bar ??= await loadBar()
  if (isLoading) bar.start()
}

export function finishLoading(): void {
  isLoading = false
  window.clearTimeout(giveUp)
  bar?.done()
}

async function loadBar(): Promise<Bar> {
  const { default: loaded } = await import('nprogress')
  return loaded.configure({
    // Filling up takes one half of the time to hide, fading the other.
    speed: LOADING_BAR.hideAfterMs / 2,
    trickleSpeed: LOADING_BAR.durationMs / 10,
    easing: 'linear',
    showSpinner: false,
    // nprogress's own template carries a role that does not exist.
    template: '<div class="loading-bar"></div>',
    barSelector: '.loading-bar',
  })
}
