import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CachedPageBar } from '@/components/offline/cached-page-bar'
import { useLazy } from '@/hooks/page/use-lazy'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { loadKhmerNames } from '@/lib/browser/khmer-names/load-khmer-names'
import { type PageUrl, publishPageUrl } from '@/lib/browser/page/page-url'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { reportVisit } from '@/lib/browser/service-worker/report-visit'
import { findSearchedArea } from '@/lib/browser/suggestions/searched-area'
import { logFailure } from '@/lib/shared/log-failure'
import { withoutLocale } from '@/lib/shared/routes'
import { CopyEmailButtons } from './copy-email-buttons'
import { LoadingBar } from './loading-bar'
import { PersonalHomePortal } from './personal-home-portal'
import { ScrollRestorationAfterSignIn, ScrollToTop, SmoothHashScroll } from './scrolling'
import {
  BrowserRegistration,
  ClearOtherUsersQualifications,
  LocaleCookie,
  VisitTracker,
} from './startup-effects'
import { VisitorCounter } from './visitor-counter'

export { SaveToggle } from '@/components/saved/button/save-toggle'

export function DeferredServices() {
  return (
    <>
      <AddressPublisher />
      <LoadingBar />
      <ScrollToTop />
      <SmoothHashScroll />
      <ScrollRestorationAfterSignIn />
      <ListReturn />
      <PersonalHomePortal />
      <SearchSuggestions />
      <KhmerNamesLoader />
      <CopyEmailButtons />
      <BrowserRegistration />
      <LocaleCookie />
      <Analytics />
      <VisitTracker />
      <VisitorCounter />
      <ClearOtherUsersQualifications />
      <OfflineCache />
    </>
  )
}

/** Publishes the current address, in the browser only: in prerendering the router's hooks suspend on unknown parameters and return the rewritten path. */
function AddressPublisher() {
  const path = withoutLocale(usePathname())
  const query = useSearchParams().toString()
  // Before the new page is painted, so that it never appears at the old scroll position.
  useLayoutEffect(() => publishPageUrl({ path, query }), [path, query])
  return null
}

/** Leads from an item back to its list: by the breadcrumb with its last filters, and with focus on the item's row. */
function ListReturn() {
  const address = usePageUrl()
  const previous = useRef<PageUrl>(null)

  useEffect(() => {
    if (address === null) return
    const left = previous.current
    previous.current = address
    // A first visit of a list loads nothing more (promise S12).
    if (left === null && !/\d/.test(address.path)) return
    const leaving = new AbortController()
    import('@/lib/browser/page/list-back-navigation')
      .then(({ updateListBackNavigation }) =>
        updateListBackNavigation(left, address, leaving.signal),
      )
      .catch((cause: unknown) => logFailure('The breadcrumb leads to the whole list.', cause))
    return () => leaving.abort()
  }, [address])

  return null
}

/** Loads suggestions when a search field first gets the focus. */
function SearchSuggestions() {
  useEffect(() => {
    const onFocus = async ({ target }: Pick<FocusEvent, 'target'>) => {
      if (!(target instanceof HTMLInputElement)) return
      const area = findSearchedArea(target)
      if (area === null) return
      const { attachSuggestions } = await import('@/lib/browser/suggestions/suggestion-combobox')
      attachSuggestions(target, area)
    }
    const listen = (event: Pick<FocusEvent, 'target'>) => {
      onFocus(event).catch(() => {
        // Search works without suggestions; the next focus loads the script again.
      })
    }
    listen({ target: document.activeElement })
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])

  return null
}

/** Loads Khmer names when filters first become visible: at once on wide screens, otherwise when they are opened. */
export function KhmerNamesLoader() {
  const address = usePageUrl()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another look
  useEffect(() => {
    const look = () => {
      const isWide = window.matchMedia('(min-width: 1200px)').matches
      const seen = isWide ? '.filter-panel' : '.filter-panel[open]'
      if (document.querySelector(seen) !== null) void loadKhmerNames()
    }
    const callOff = runWhenIdle(look)
    const listening = new AbortController()
    document.addEventListener('toggle', look, { capture: true, signal: listening.signal })
    return () => {
      callOff()
      listening.abort()
    }
  }, [address])

  return null
}

const load = () => import('./analytics-consent').then(({ AnalyticsConsent }) => AnalyticsConsent)

/** Loads analytics, if the site has a measurement id. */
function Analytics() {
  const [id, setId] = useState<string>()
  const { value: MeasuringConsent } = useLazy(id ? load : null, 'Visits are not counted.')

  useEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')
    setId(named?.content)
  }, [])

  return id && MeasuringConsent ? <MeasuringConsent id={id} /> : null
}

/** Loads the list of saved listings, for its page and for reading offline: both need the same files. */
export const loadSavedScreen = () =>
  import('@/components/saved/list/saved-screen').then(({ SavedScreen }) => SavedScreen)

/** Caches opened pages for offline reading (decision 025). */
export function OfflineCache() {
  const path = usePageUrl()?.path

  useEffect(() => {
    if (path !== undefined) return runWhenIdle(() => reportVisit(loadSavedScreen))
  }, [path])

  return path === undefined ? null : <CachedPageBar key={path} path={path} />
}
