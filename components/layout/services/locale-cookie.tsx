import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { LOCALE_COOKIE_DAYS } from '@/lib/shared/limits'

/** For a year (spec §9); there is one locale. */
export function LocaleCookie() {
  useEffect(() => {
    if (Cookies.get('locale') !== undefined) return
    Cookies.set('locale', 'en', {
      expires: LOCALE_COOKIE_DAYS,
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    })
  }, [])
  return null
}
