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
  readonly listing: string
}

const load = () =>
  import('./listing-qualification').then(({ ListingQualification }) => ListingQualification)

/** Opens the check of a listing; the rest loads when it is pressed, or if the visitor has answered before. */
export function QualificationToggle(props: Props) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = isOpen || (isHydrated && (isSignedIn || hasStoredQualifications()))
  const late = useLazy(isWanted ? load : null, 'The qualification check is not shown.')
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="text-link text-sm noscript:hidden"
      >
        See what fits me
      </button>
      <div id={id} className="basis-full" hidden={!isOpen}>
        {late.value && <late.value {...props} isOpen={isOpen} />}
        {isOpen && late.hasFailed && <RetryNotice words="This did not load." retry={late.retry} />}
      </div>
    </>
  )
}
