import { useEffect } from 'react'
import { findSearchedArea } from '@/lib/browser/suggestions/searched-area'

/** With the first focus on a field that searches an area, so that nobody waits for it who does not type. */
export function SearchSuggestions() {
  useEffect(() => {
    const onFocus = async ({ target }: Pick<FocusEvent, 'target'>) => {
      if (!(target instanceof HTMLInputElement)) return
      const area = findSearchedArea(target)
      if (area === null) return
      const { attachSuggestions } = await import('@/lib/browser/suggestions/suggestion-combobox')
      attachSuggestions(target, area)
    }
    const listen = (event: Pick<FocusEvent, 'target'>) => {
      onFocus(event).catch(() => {
        // Searching works without suggestions; with the next focus the script is asked for again.
      })
    }
    listen({ target: document.activeElement })
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])

  return null
}
