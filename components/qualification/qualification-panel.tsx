import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import type {
  useQualificationLists,
  useQualifications,
} from '@/hooks/qualification/use-qualifications'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { deleteDeviceQualifications } from '@/lib/browser/qualification/device-qualifications'
import type { Named } from '@/lib/contract/common'
import { profileRoutes } from '@/lib/shared/profile-routes'
import {
  EMPTY_QUALIFICATIONS,
  type QualificationLists,
  type Qualifications,
} from '@/lib/shared/qualification/qualifications'
import { QualificationForm } from './qualification-form'

type Props = ReturnType<typeof useQualifications> & {
  readonly lists: ReturnType<typeof useQualificationLists>
}

/** Asks the questions, or shows the answers with links to change or delete them. */
export function QualificationPanel({
  said,
  own,
  lists: { value: lists, hasFailed, retry },
}: Props) {
  const isSignedIn = useIsSignedIn()
  const panel = useRef<HTMLFieldSetElement>(null)
  const [step, setStep] = useState<'begun' | 'changing' | 'done'>('begun')

  // The pressed button is gone, and the focus with it.
  useLayoutEffect(() => {
    if (step !== 'begun') panel.current?.focus()
  }, [step])

  if (hasFailed) return <RetryNotice words="This did not load." retry={retry} />
  if (lists === undefined || said === undefined) return <Skeleton />
  const forget = () => {
    deleteDeviceQualifications()
    setStep('changing')
  }
  return (
    <fieldset
      ref={panel}
      aria-label="About you"
      tabIndex={-1}
      className="min-w-0 py-2 text-base font-normal"
    >
      {own && <RetryNotice words="Your profile did not load." {...own} />}
      {said === null || step === 'changing' ? (
        <>
          {isSignedIn && own === null && (
            <p className="text-sm">
              These answers are not in your profile yet.{' '}
              <Link href={profileRoutes.edit} className="text-link">
                Add them there for all your devices
              </Link>
            </p>
          )}
          <QualificationForm
            lists={lists}
            person={said?.person ?? EMPTY_QUALIFICATIONS}
            onKept={() => setStep('done')}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          <AnswerSummary person={said.person} lists={lists} />
          {said.isFromProfile ? (
            <p className="flex flex-wrap items-center gap-x-4">
              From your profile. Change
              <Link href={profileRoutes.edit} className="text-link">
                major, degree, level
              </Link>
              <Link href={profileRoutes.personalDetails} className="text-link">
                province
              </Link>
            </p>
          ) : (
            <>
              <button type="button" className="text-link" onClick={() => setStep('changing')}>
                Change
              </button>
              <button type="button" className="text-link" onClick={forget}>
                Delete my answers
              </button>
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}

type AnswerSummaryProps = { readonly person: Qualifications; readonly lists: QualificationLists }

function AnswerSummary({ person, lists }: AnswerSummaryProps) {
  const degree = nameOf(lists.degrees, person.degree)
  const facts = [
    nameOf(lists.majors, person.major),
    degree && (person.isStudent ? `${degree}, not finished` : degree),
    nameOf(lists.levels, person.level),
    nameOf(lists.provinces, person.province),
  ]
  return <p>{`You: ${facts.filter(Boolean).join(' · ')}`}</p>
}

function nameOf(list: readonly Named[], id: number | null): string | undefined {
  return list.find((each) => each.id === id)?.name
}
