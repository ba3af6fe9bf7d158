'use client'

import { useId, useState } from 'react'
import { Trouble } from '@/components/ui/trouble'
import { useIsAlive } from '@/hooks/page/use-is-alive'
import { useLate } from '@/hooks/page/use-late'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { hasSaid } from '@/lib/browser/qualifying/has-said'
import type { DegreeAs } from '@/lib/shared/qualifying/asks'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeAs
}

const load = () => import('./fit-answer').then(({ FitAnswer }) => FitAnswer)

/** In a title block; the answer stands where the invitation stood. */
export function FitCell(props: Props) {
  const id = useId()
  const isAlive = useIsAlive()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const isKnown = isAlive && (isSignedIn || hasSaid())
  const late = useLate(isOpen || isKnown ? load : null, 'Nobody is told what fits them.')
  const invitation = <p>Say your major, degree and work once. Each page then says what fits.</p>
  return (
    <div className="basis-full noscript:hidden print:hidden">
      <dt className="label">Do you qualify?</dt>
      <dd className="fit-answer">
        <div id={id}>
          {late.value ? (
            <late.value {...props} isOpen={isOpen} invitation={invitation} />
          ) : (
            invitation
          )}
          {isOpen && late.hasFailed && <Trouble words="This did not load." retry={late.retry} />}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="text-link text-sm"
        >
          {isOpen ? 'Close' : isKnown ? 'Your answers' : 'Say who you are'}
        </button>
      </dd>
    </div>
  )
}
