import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LazySavedSearchList } from '@/components/searches/lazy-saved-search-list'
import { useLazy } from '@/hooks/page/use-lazy'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { hasDeviceSaves } from '@/lib/browser/saved/save-store'
import { getDeviceSearches } from '@/lib/browser/searches/device-searches'
import { routes } from '@/lib/shared/routes'

const loadOwn = () =>
  import('@/components/home/personal/personal-home').then(({ PersonalHome }) => PersonalHome)

/** Renders personal content into slots of the home page, so that the first load does not include it (promise S3). */
export function PersonalHomePortal() {
  const isSignedIn = useIsSignedIn()
  const path = usePageUrl()?.path
  const [came, setCame] = useState({ path, hasOwn: hasDeviceContent() })
  // Checked once per page: the first item saved on it must not move what is being read.
  if (came.path !== path) setCame({ path, hasOwn: hasDeviceContent() })
  const whose = isSignedIn ? 'account' : came.hasOwn ? 'device' : ''
  const isHome = path === routes.home
  const { value: Own, hasFailed } = useLazy(
    isHome && whose !== '' ? loadOwn : null,
    'What is theirs is not shown.',
  )

  // The page sets this before its first paint (`page-head.mjs`); after client-side navigation it does not.
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
  return hasDeviceSaves() || getDeviceSearches().length > 0
}
