import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { Job } from '@/lib/contract/job'
import { formatPay } from '@/lib/format/pay'
import { ClosingMark } from './closing-mark'

type Props = { readonly job: Job; readonly today: string }

/** The title block: am I eligible, when does it close, how do I apply, and the measures. */
export function JobFacts({ job, today }: Props) {
  const majors = job.majors.map((major) => major.name).join(', ')
  const need = [job.qualification?.name, majors].filter((part) => part !== undefined && part !== '')
  return (
    <TitleBlock>
      <TitleBlockCell label="Place">{job.place}</TitleBlockCell>
      <TitleBlockCell label="Pay">{formatPay(job.pay) ?? 'Not stated'}</TitleBlockCell>
      <TitleBlockCell label="Closes">
        <ClosingMark closingDate={job.closingDate} renderedOn={today} />
      </TitleBlockCell>
      <TitleBlockCell label="Type">{job.type?.name ?? 'Not stated'}</TitleBlockCell>
      <TitleBlockCell label="Level">{job.level?.name ?? 'Any'}</TitleBlockCell>
      <TitleBlockCell label="Positions">{job.positions ?? 1}</TitleBlockCell>
      <TitleBlockCell label="You need" wide>
        {need.length === 0 ? 'See the requirements below' : need.join(' · ')}
      </TitleBlockCell>
    </TitleBlock>
  )
}
