'use client'

import { useId, useState } from 'react'
import { RetryNotice } from '@/components/ui/retry-notice'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { hasStoredQualifications } from '@/lib/browser/qualification/qualification-storage'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeRole
}

const load = () =>
  import('./qualification-result').then(({ QualificationResult, QualificationSummary }) => ({
    QualificationResult,
    QualificationSummary,
  }))

/** Renders the check in a title block, of the same size before and after it is answered, so that nothing moves. */
export function QualificationCell(props: Props) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const isKnown = isHydrated && (isSignedIn || hasStoredQualifications())
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
            (late.value ? (
              <late.value.QualificationSummary {...{ ...props, invitation }} />
            ) : (
              invitation
            ))}
        </button>
        <div id={id} hidden={!isOpen} className="text-base font-normal">
          {isOpen && late.value && <late.value.QualificationResult {...props} />}
          {isOpen && late.hasFailed && (
            <RetryNotice words="This did not load." retry={late.retry} />
          )}
        </div>
      </dd>
    </div>
  )
}
