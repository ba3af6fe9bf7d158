// Must be the first import: the view imports schemas too.
import '@/lib/browser/api-client/zod-jitless'
import { useMemo } from 'react'
import { HowToApplyLink } from '@/components/detail/how-to-apply-link'
import { VacancyLayout } from '@/components/vacancies/vacancy-layout'
import { parseDraft } from '@/lib/browser/preview/parse-draft'
import type { ReceivedDraft } from '@/lib/browser/preview/receive-drafts'
import { toVacancy } from '@/lib/browser/preview/to-vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { DraftApplyLink } from './draft-apply-link'
import { DraftProblems } from './draft-problems'
import { DraftText } from './draft-text'

type Props = {
  readonly handed: ReceivedDraft
  readonly listing: string
}

export function DraftView({ handed, listing }: Props) {
  const parsed = useMemo(() => parseDraft(handed), [handed])
  if ('problems' in parsed) return <DraftProblems problems={parsed.problems} />
  const now = new Date()
  return (
    <VacancyLayout
      vacancy={toVacancy(parsed.draft, now.toISOString())}
      today={toDay(now)}
      listing={listing}
      breadcrumb={null}
      notice={
        <p role="status" className="mt-5 border-l-4 border-note bg-sheet p-4">
          <strong className="font-semibold text-note">Preview: only you can see this.</strong>{' '}
          Saving, sharing and similar listings appear once it is published.
        </p>
      }
      actions={null}
      save={null}
      apply={<HowToApplyLink listing={listing} id={0} />}
      way={<DraftApplyLink url={parsed.draft.applyUrl} />}
      below={null}
      Text={DraftText}
    />
  )
}
