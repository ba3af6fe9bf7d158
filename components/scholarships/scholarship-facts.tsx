import { MajorLinks } from '@/components/detail/major-links'
import { ClosingMark } from '@/components/listing/closing-mark'
import { FitCell } from '@/components/qualifying/fit-cell'
import { KhmerLine } from '@/components/ui/khmer-line'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { LookupItem } from '@/lib/contract/common'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toDay } from '@/lib/shared/calendar/day'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'
import { formatDay } from '@/lib/shared/format/day'
import { COVERS } from '@/lib/shared/listing/rows/scholarship-covers'
import { toScholarshipAsks, writeAsks } from '@/lib/shared/qualifying/asks'

type Props = {
  readonly scholarship: Scholarship
  readonly majorPages: readonly LookupItem[]
  readonly today: string
}

/** What is unknown has no cell. */
export function ScholarshipFacts({ scholarship, majorPages, today }: Props) {
  const { openingDate, qualification, department, seats, majors } = scholarship
  const postedDay = toDay(new Date(scholarship.postedAt))
  return (
    <TitleBlock>
      <TitleBlockCell label="Country">{scholarship.country}</TitleBlockCell>
      <TitleBlockCell label="Covers">{COVERS[scholarship.type]}</TitleBlockCell>
      <TitleBlockCell label="Closes">
        <ClosingMark closingDate={scholarship.closingDate} renderedOn={today} labelled />
        <KhmerLine words={formatClosingInKhmer(scholarship.closingDate)} />
      </TitleBlockCell>
      <TitleBlockCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </TitleBlockCell>
      {openingDate !== null && openingDate > today && (
        <TitleBlockCell label="Opens">
          <time dateTime={openingDate}>{formatDay(openingDate)}</time>
        </TitleBlockCell>
      )}
      {qualification !== null && (
        <TitleBlockCell label="Level">
          {qualification.name}
          <KhmerLine words={qualification.nameKm} />
        </TitleBlockCell>
      )}
      {department !== null && (
        <TitleBlockCell label="Field">
          {department.name}
          <KhmerLine words={department.nameKm} />
        </TitleBlockCell>
      )}
      {seats !== null && <TitleBlockCell label="Seats">{seats}</TitleBlockCell>}
      {majors.length > 0 && (
        <TitleBlockCell label="You study" wide="rest">
          <MajorLinks majors={majors} pages={majorPages} />
          <KhmerLine words={majors.flatMap(({ nameKm }) => nameKm ?? []).join(' · ')} />
        </TitleBlockCell>
      )}
      {scholarship.status === 'open' && (
        <FitCell asks={writeAsks([toScholarshipAsks(scholarship)])} degreeAs="aim" />
      )}
    </TitleBlock>
  )
}
