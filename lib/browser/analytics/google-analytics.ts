import Cookies from 'js-cookie'
import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import { findGuard } from '@/lib/shared/guarded-routes'
import { isWithin, routes } from '@/lib/shared/routes'

export type Consent = 'yes' | 'no'

const KEY = 'measuring'

/** Pages for signing in and previews of unpublished listings. */
const PRIVATE = [
  routes.getStarted,
  routes.login,
  routes.registration,
  routes.forgetPassword,
  routes.jobPreview,
  routes.internshipPreview,
]

/** Returns the stored choice; null before it is made and where storage is refused. */
export function getConsent(): Consent | null {
  const stored = readLocal(KEY)
  return stored === 'yes' || stored === 'no' ? stored : null
}

export function saveConsent(consent: Consent): void {
  // Where storage is refused, the choice applies to this page only.
  writeLocal(KEY, consent)
}

/** Whether page views of a path are tracked. `path` is without `/en`. */
export function isTrackedPage(path: string): boolean {
  return findGuard(path) === null && !PRIVATE.some((section) => isWithin(path, section))
}

type Layer = { dataLayer?: unknown[] }

/** gtag.js expects an Arguments object, not an array. */
function gtag(..._: readonly unknown[]): void {
  const layer: Layer = Object(window)
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: what gtag reads is this object
  layer.dataLayer.push(arguments)
}

/** Loads gtag.js; called only after consent. Page views are sent by `trackPageView` alone. */
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

/** Sends a page view without the query, which may contain what a visitor typed. */
export function trackPageView(path: string): void {
  gtag('event', 'page_view', {
    page_location: window.location.origin + path,
    page_title: document.title,
  })
}

/** Stops tracking and deletes the cookies of Google Analytics. */
export function stopAnalytics(id: string): void {
  Reflect.set(window, `ga-disable-${id}`, true)
  const { hostname } = window.location
  for (const name of Object.keys(Cookies.get()).filter((each) => /^_ga(?:_|$)/.test(each))) {
    Cookies.remove(name)
    // Google sets them on the widest domain it can.
    for (const domain of listDomains(hostname)) Cookies.remove(name, { domain })
  }
}

function listDomains(hostname: string): string[] {
  const words = hostname.split('.')
  return words.slice(0, -1).map((_, begin) => words.slice(begin).join('.'))
}
