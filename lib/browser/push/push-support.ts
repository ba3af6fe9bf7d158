/** `home-screen-first`: on iPhones and iPads only sites on the home screen can receive push messages. */
export type PushSupport = 'yes' | 'refused' | 'home-screen-first' | 'no'

export function getPushSupport(): PushSupport {
  // In development the service worker is removed (decision 025).
  if (process.env.NODE_ENV === 'development') return 'no'
  if (hasPush()) return Notification.permission === 'denied' ? 'refused' : 'yes'
  return isApplePhone() && !isOnHomeScreen() ? 'home-screen-first' : 'no'
}

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // iPads identify as Macs, but Macs have no touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}
