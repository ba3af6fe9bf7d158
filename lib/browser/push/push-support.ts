/** `home-screen-first`: an iPhone or iPad, where only what was put on the home screen can be told. */
export type PushSupport = 'yes' | 'refused' | 'home-screen-first' | 'no'

export function getPushSupport(): PushSupport {
  // There pages remove the service worker (decision 025).
  if (process.env.NODE_ENV === 'development') return 'no'
  if (hasPush()) return Notification.permission === 'denied' ? 'refused' : 'yes'
  return isApplePhone() && !isOnHomeScreen() ? 'home-screen-first' : 'no'
}

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac; no Mac is touched.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}
