import { useEffect } from 'react'
import { clearPersonOnUserChange } from '@/lib/browser/qualification/clear-on-user-change'

/** Whether somebody qualifies is asked on a few pages; who said what is looked after on every one. */
export function QualificationReset() {
  useEffect(clearPersonOnUserChange, [])
  return null
}
