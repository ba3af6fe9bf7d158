import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { isInAppBrowser } from '@/lib/browser/page/in-app-browser'

/** Offers the phone's browser inside apps, where the pop-up windows of providers hang. */
export function InAppBrowserNotice() {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !isInAppBrowser(navigator.userAgent, window)) return null
  const isAndroid = navigator.userAgent.includes('Android')
  const { protocol, host, pathname, search } = window.location
  return (
    <li className="border-l-4 border-warn py-1 pl-4">
      You read this inside an app, and not all of the ways below work there. Use e-mail or your
      phone, or{' '}
      {isAndroid ? (
        <a
          href={`intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};end`}
          className="text-link"
        >
          open this page in your browser
        </a>
      ) : (
        'choose “Open in browser” in the menu of the app'
      )}
      .
    </li>
  )
}
