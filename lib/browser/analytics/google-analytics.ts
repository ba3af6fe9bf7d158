import Cookies from 'js-cookie'

type Layer = { dataLayer?: unknown[] }

/** gtag takes the arguments of a function, no array. */
function gtag(..._: readonly unknown[]): void {
  const layer: Layer = Object(window)
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: what gtag reads is this object
  layer.dataLayer.push(arguments)
}

/** Fetches Google's script; only after somebody agreed. Pages are counted by `trackPageView` alone. */
export function startAnalytics(id: string): void {
  Reflect.set(window, `ga-disable-${id}`, false)
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  if (document.querySelector(`script[src="${src}"]`) !== null) return
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Without its query, which may hold what somebody typed. */
export function trackPageView(path: string): void {
  gtag('event', 'page_view', {
    page_location: window.location.origin + path,
    page_title: document.title,
  })
}

/** Nothing more is sent, and its cookies go. */
export function stopAnalytics(id: string): void {
  Reflect.set(window, `ga-disable-${id}`, true)
  const { hostname } = window.location
  for (const name of Object.keys(Cookies.get()).filter((each) => /^_ga(?:_|$)/.test(each))) {
    Cookies.remove(name)
    // Google sets them for the widest domain it may.
    for (const domain of listDomains(hostname)) Cookies.remove(name, { domain })
  }
}

function listDomains(hostname: string): string[] {
  const words = hostname.split('.')
  return words.slice(0, -1).map((_, begin) => words.slice(begin).join('.'))
}
