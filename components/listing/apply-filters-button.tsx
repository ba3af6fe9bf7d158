'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { logFailure } from '@/lib/shared/log-failure'

type Props = {
  readonly many: string
  /** API path of the list. */
  readonly api: string
}

/**
 * Sends the filters and shows how many items match. Where the filters are beside the list, script applies each as it is
 * chosen and hides the button.
 */
export function ApplyFiltersButton({ many, api }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [counted, setCounted] = useState('')

  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    const isWide = window.matchMedia('(min-width: 1200px)').matches
    const panel = form.querySelector('details')
    let isGone = false
    let end: (() => void) | undefined
    const begin = async () => {
      try {
        if (isWide) {
          const { autoSubmit } = await import('@/lib/browser/page/auto-submit')
          if (!isGone) end = autoSubmit(form, setCounted)
          return
        }
        const { enableFilterSheet } = await import('@/lib/browser/page/filter-sheet')
        if (!isGone) end = enableFilterSheet(api, many, setCounted)(form)
      } catch (cause) {
        logFailure('The filters keep their button.', cause)
      }
    }
    if (isWide || panel?.open) void begin()
    else panel?.addEventListener('toggle', begin, { once: true })
    return () => {
      isGone = true
      panel?.removeEventListener('toggle', begin)
      end?.()
    }
  }, [api, many])

  return (
    <>
      <p className="at-once">The list updates as you choose.</p>
      <div className="filter-end">
        <button ref={button} type="submit" className={`${buttonClass('primary')} w-full`}>
          Show {counted || many}
        </button>
        <span role="status" className="sr-only">
          {counted}
        </span>
      </div>
    </>
  )
}
