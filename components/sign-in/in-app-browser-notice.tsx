/** Replaces the buttons of Google and Facebook inside apps, where their windows hang, and offers the phone's browser. */
export function InAppBrowserNotice() {
  const isAndroid = navigator.userAgent.includes('Android')
  const { protocol, host, pathname, search } = window.location
  return (
    <li className="border-l-4 border-warn py-1 pl-4">
      Google and Facebook do not work inside this app. Use e-mail or your phone, or{' '}
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
