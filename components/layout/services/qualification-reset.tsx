import { useEffect } from 'react'
import { watchSaid } from '@/lib/browser/qualifying/said-watch'

/** Whether somebody qualifies is asked on a few pages; who said what is looked after on every one. */
export function QualificationReset() {
  useEffect(watchSaid, [])
  return null
}
