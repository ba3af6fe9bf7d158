// Must be the first import: the view imports schemas too.
import '@/lib/browser/api-client/zod-jitless'
import { useMemo } from 'react'
import { HowToApplyLink } from '@/components/detail/how-to-apply-link'
import { buttonClass } from '@/components/ui/button'
import { Prose } from '@/components/ui/prose'
import { VacancyLayout } from '@/components/vacancies/vacancy-layout'
import {
  addKhmerLang,
  type DraftProblem,
  parsePreviewDraft,
  toPreviewVacancy,
} from '@/lib/browser/preview/draft'
import type { ReceivedDraft } from '@/lib/browser/preview/receive-drafts'
import { toDay } from '@/lib/shared/calendar/day'

type Props = {
  readonly receivedDraft: ReceivedDraft
  readonly listing: string
}

export function DraftView({ receivedDraft, listing }: Props) {
  const parsed = useMemo(() => parsePreviewDraft(receivedDraft), [receivedDraft])
  if ('problems' in parsed) return <DraftProblems problems={parsed.problems} />
  const now = new Date()
  return (
    <VacancyLayout
      vacancy={toPreviewVacancy(parsed.draft, now.toISOString())}
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
      applyControl={<DraftApplyLink url={parsed.draft.applyUrl} />}
      below={null}
      Text={DraftText}
    />
  )
}

function DraftProblems({ problems }: { readonly problems: readonly DraftProblem[] }) {
  return (
    <div role="alert" className="mx-auto max-w-page px-4 pt-6 pb-16 md:px-6 md:pt-10">
      <h1 className="text-2xl font-semibold">This draft cannot be shown yet</h1>
      <p className="mt-3 max-w-measure">
        {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} missing or wrong.
        Please go back to the employer site, fix it and open the preview again.
      </p>
      <ul className="mt-6 max-w-measure border-t border-line">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="border-b border-line py-3">
            {path !== '' && <code className="mr-3 font-semibold">{path}</code>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

type DraftTextProps = { readonly html: string; readonly className?: string }

/** Renders a text of a draft, sanitised by the browser's parser instead of the server's. */
function DraftText({ html, className }: DraftTextProps) {
  const shown = useMemo(() => addKhmerLang(html), [html])
  return <Prose {...shown} className={className} />
}

/** Shows the application link of a draft without recording visits. */
function DraftApplyLink({ url }: { readonly url: string | null }) {
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className={buttonClass('primary')}
    >
      Apply on the employer’s site
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
