import { ClosingMark } from '@/components/listing/closing-mark'
import { ButtonLink } from '@/components/ui/button-link'
import type { Job } from '@/lib/contract/job'
import { applyAnchor } from './apply-anchor'

type Props = { readonly job: Job; readonly today: string }

/** At the bottom edge of phones while the text is read: when it closes, and the way to apply. */
export function ApplyBar({ job, today }: Props) {
  if (job.status === 'closed') return null
  return (
    <div className="sticky bottom-0 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2 lg:hidden print:hidden">
      <ClosingMark closingDate={job.closingDate} renderedOn={today} />
      <ButtonLink href={`#${applyAnchor(job)}`}>How to apply</ButtonLink>
    </div>
  )
}
