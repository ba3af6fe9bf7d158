import { buttonClass } from '@/components/ui/button-class'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import type { Job } from '@/lib/contract/job'
import { applyAnchor } from './apply-anchor'

type Props = { readonly job: Job }

/** How to apply, in the employer's words; nothing once the vacancy is closed. */
export function ApplySection({ job }: Props) {
  if (job.status === 'closed') return null
  return (
    <section id={applyAnchor(job)} className="space-y-4 border border-line bg-sheet p-5">
      <h2 className="text-xl font-semibold">How to apply</h2>
      {job.howToApply !== '' && <SanitisedHtml html={job.howToApply} />}
      {job.applyUrl !== null && (
        <a
          href={job.applyUrl}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className={buttonClass('primary')}
        >
          Apply on the employer’s site
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <p className="text-sm text-ink-soft">
        Never pay to apply. No honest employer asks for money, a deposit or your bank card.
      </p>
    </section>
  )
}
