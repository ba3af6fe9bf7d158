import Cookies from 'js-cookie'
import { useEffect } from 'react'

/** spec §9 */
const LIFETIME_DAYS = 365

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
