import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LazySavedSearchList } from '@/components/searches/lazy-saved-search-list'
import { useAddress } from '@/hooks/page/use-address'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getDeviceSaves } from '@/lib/browser/saved/device-saves'
import { getDeviceSearches } from '@/lib/browser/searches/device-searches'
import { routes } from '@/lib/shared/routes'

const loadOwn = () =>
  import('@/components/home/personal/personal-home').then(({ PersonalHome }) => PersonalHome)

/** Draws into the places the home page has for it, so that its first load carries none of it (promise S3). */
export function PersonalHomePortal() {
  const isSignedIn = useIsSignedIn()
  const path = useAddress()?.path
  const [came, setCame] = useState({ path, hasOwn: hasDeviceContent() })
  // Asked once a page: the first heart pressed on it must not push away what is read.
  if (came.path !== path) setCame({ path, hasOwn: hasDeviceContent() })
  const whose = isSignedIn ? 'account' : came.hasOwn ? 'device' : ''
  const isHome = path === routes.home
  const { value: Own, hasFailed } = useLazy(
    isHome && whose !== '' ? loadOwn : null,
    'What is theirs is not shown.',
  )

  // The page itself says so before its first paint (`own-place.mjs`); who comes by a link has no such page.
  useLayoutEffect(() => {
    document.documentElement.dataset.own = hasFailed ? '' : whose
  }, [whose, hasFailed])

  if (!isHome) return null
  const place = document.getElementById('own')
  const searches = document.getElementById('own-searches')
  return (
    <>
      {place !== null && Own && createPortal(<Own />, place)}
      {searches !== null && createPortal(<LazySavedSearchList />, searches)}
    </>
  )
}

function hasDeviceContent(): boolean {
  return getDeviceSaves().length + getDeviceSearches().length > 0
}
