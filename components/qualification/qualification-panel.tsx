import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Lazy } from '@/hooks/page/use-lazy'
import type { QualificationAnswers } from '@/hooks/qualification/use-qualifications'
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

type Props = QualificationAnswers & {
  readonly lists: Lazy<QualificationLists>
}

/** Asks the questions, or shows the answers with links to change or delete them. */
export function QualificationPanel({
  answers,
  profileRetry,
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
  if (lists === undefined || answers === undefined) return <Skeleton />
  const clearAnswers = () => {
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
      {profileRetry && <RetryNotice words="Your profile did not load." {...profileRetry} />}
      {answers === null || step === 'changing' ? (
        <>
          {isSignedIn && profileRetry === null && (
            <p className="text-sm">
              These answers are not in your profile yet.{' '}
              <Link href={profileRoutes.edit} className="text-link">
                Add them to use them on all your devices
              </Link>
            </p>
          )}
          <QualificationForm
            lists={lists}
            qualifications={answers?.qualifications ?? EMPTY_QUALIFICATIONS}
            onSaved={() => setStep('done')}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          <AnswerSummary qualifications={answers.qualifications} lists={lists} />
          {answers.isFromProfile ? (
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
              <button type="button" className="text-link" onClick={clearAnswers}>
                Delete my answers
              </button>
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}

type AnswerSummaryProps = {
  readonly qualifications: Qualifications
  readonly lists: QualificationLists
}

function AnswerSummary({ qualifications, lists }: AnswerSummaryProps) {
  const degree = nameOf(lists.degrees, qualifications.degree)
  const facts = [
    nameOf(lists.majors, qualifications.major),
    degree && (qualifications.isStudent ? `${degree}, not finished` : degree),
    nameOf(lists.levels, qualifications.level),
    nameOf(lists.provinces, qualifications.province),
  ]
  return <p>{`You: ${facts.filter(Boolean).join(' · ')}`}</p>
}

function nameOf(list: readonly Named[], id: number | null): string | undefined {
  return list.find((each) => each.id === id)?.name
}
