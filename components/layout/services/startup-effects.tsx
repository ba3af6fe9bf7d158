import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { ensureInstallation } from '@/lib/browser/api-client/installation'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { clearQualificationsOnUserChange } from '@/lib/browser/qualification/clear-on-user-change'
import { clearVisitsOnUserChange, markSeen, recordVisit } from '@/lib/browser/visits/visits'
import { toListingApiPath } from '@/lib/shared/listing/listing-api-path'
import { logFailure } from '@/lib/shared/log-failure'

/** spec §9 */
const LIFETIME_DAYS = 365

const ITEM = /^(\/[a-z]+)\/(\d+)(?:\/|$)/

export function LocaleCookie() {
  useEffect(() => {
    if (Cookies.get('locale') !== undefined) return
    Cookies.set('locale', 'en', {
      expires: LIFETIME_DAYS,
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    })
  }, [])
  return null
}

/** Records visits and opened items on the device (decision 049). */
export function VisitTracker() {
  const path = usePageUrl()?.path

  useEffect(clearVisitsOnUserChange, [])

  useEffect(() => {
    if (path === undefined) return
    recordVisit(Date.now())
    const [, listing = '', id = ''] = ITEM.exec(path) ?? []
    const area = toListingApiPath(listing)
    if (area !== null) markSeen(area, Number(id))
  }, [path])

  return null
}

/** Deletes the qualification answers of another user on every page, though only few pages ask for them. */
export function ClearOtherUsersQualifications() {
  useEffect(clearQualificationsOnUserChange, [])
  return null
}

/** Registers the installation once per browser, when the page is idle (spec §4). */
export function BrowserRegistration() {
  useEffect(() => runWhenIdle(register), [])
  return null
}

function register(): void {
  ensureInstallation().catch((cause: unknown) =>
    logFailure('The installation was not registered.', cause),
  )
}
