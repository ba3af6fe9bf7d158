import { ClosingMark } from '@/components/listing/closing-mark'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { Job } from '@/lib/contract/job'
import { formatPay } from '@/lib/format/pay'

type Props = { readonly job: Job; readonly today: string }

/** The title block: when it closes, what it pays, and whether I am eligible. What is unknown has no cell. */
export function JobFacts({ job, today }: Props) {
  const gender = job.gender?.name === 'Any' ? undefined : job.gender?.name
  const majors = job.majors.map((major) => major.name).join(', ')
  const need = [job.qualification?.name, majors, gender].filter(Boolean)
  return (
    <TitleBlock className="[--cell:30%]">
      <TitleBlockCell label="Place">{job.place}</TitleBlockCell>
      <TitleBlockCell label="Pay a month">{formatPay(job.pay) ?? 'Not stated'}</TitleBlockCell>
      <TitleBlockCell label="Closes">
        <ClosingMark closingDate={job.closingDate} renderedOn={today} labelled />
      </TitleBlockCell>
      {job.type !== null && <TitleBlockCell label="Type">{job.type.name}</TitleBlockCell>}
      {job.level !== null && <TitleBlockCell label="Level">{job.level.name}</TitleBlockCell>}
      {job.positions !== null && <TitleBlockCell label="Positions">{job.positions}</TitleBlockCell>}
      {need.length > 0 && (
        <TitleBlockCell label="You need" wide>
          {need.join(' · ')}
        </TitleBlockCell>
      )}
    </TitleBlock>
  )
}
