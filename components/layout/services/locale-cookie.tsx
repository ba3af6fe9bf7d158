import Cookies from 'js-cookie'
import { useEffect } from 'react'

/** As long as spec §9 says. */
const LIFETIME_DAYS = 365

/** For a year (spec §9); there is one locale. */
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
