'use client'

import { useId, useState } from 'react'
import { RetryNotice } from '@/components/ui/retry-notice'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { hasStoredPerson } from '@/lib/browser/qualification/person-storage'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeRole
}

const load = () =>
  import('./qualification-result').then(({ FitAnswer, FitSummary }) => ({ FitAnswer, FitSummary }))

/** In a title block: one line, as wide and as high before it is answered as after, so that nothing moves. */
export function QualificationCell(props: Props) {
  const id = useId()
  const isAlive = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const isKnown = isAlive && (isSignedIn || hasStoredPerson())
  const late = useLazy(isOpen || isKnown ? load : null, 'The qualification check is not shown.')
  const invitation = 'Answer 4 questions'
  return (
    <div className={`noscript:hidden print:hidden ${isOpen ? 'basis-full' : 'max-md:basis-43'}`}>
      <dt className="label">Do you qualify?</dt>
      <dd>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-link"
        >
          {isOpen && 'Close'}
          {!isOpen &&
            (late.value ? <late.value.FitSummary {...{ ...props, invitation }} /> : invitation)}
        </button>
        <div id={id} hidden={!isOpen} className="text-base font-normal">
          {isOpen && late.value && <late.value.FitAnswer {...props} />}
          {isOpen && late.hasFailed && (
            <RetryNotice words="This did not load." retry={late.retry} />
          )}
        </div>
      </dd>
    </div>
  )
}
