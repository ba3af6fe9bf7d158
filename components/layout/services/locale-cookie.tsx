'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { LOCALE_COOKIE_DAYS } from '@/lib/shared/limits'

/** Notes the locale for a year (spec §9); there is only one. */
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
