import { useEffect } from 'react'
import { findSearchedArea } from '@/lib/browser/suggestions/searched-area'

/** Loads suggestions when a search field first gets the focus. */
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
        // Search works without suggestions; the next focus loads the script again.
      })
    }
    listen({ target: document.activeElement })
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])

  return null
}
