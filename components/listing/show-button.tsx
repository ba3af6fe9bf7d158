'use client'

import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { logFailure } from '@/lib/shared/log-failure'

type Props = { readonly many: string }

/** Sends the filters. Where they stand beside the list, script sends each as it is chosen, and the button goes. */
export function ShowButton({ many }: Props) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const form = button.current?.form
    if (!form || !window.matchMedia('(min-width: 1200px)').matches) return
    let isGone = false
    let end: (() => void) | undefined
    import('@/lib/browser/page/apply-at-once')
      .then(({ applyAtOnce }) => {
        if (!isGone) end = applyAtOnce(form)
      })
      .catch((cause: unknown) => logFailure('The filters keep their button.', cause))
    return () => {
      isGone = true
      end?.()
    }
  }, [])

  return (
    <>
      <p className="at-once">The list changes as you choose.</p>
      <button ref={button} type="submit" className={`${buttonClass('primary')} my-4 w-full`}>
        Show {many}
      </button>
    </>
  )
}
