import { useEffect } from 'react'
import { clearPersonOnUserChange } from '@/lib/browser/qualification/clear-on-user-change'

/** Deletes the qualification answers of another user on every page, though only few pages ask for them. */
export function QualificationReset() {
  useEffect(clearPersonOnUserChange, [])
  return null
}
