import { MajorLinks } from '@/components/detail/major-links'
import { MoreDetails } from '@/components/detail/more-details'
import { QualificationCell } from '@/components/qualification/qualification-cell'
import { ClosingDate } from '@/components/ui/closing-date'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { LookupItem } from '@/lib/contract/common'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toDay } from '@/lib/shared/calendar/day'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'
import { formatDay } from '@/lib/shared/format/day'
import { COVERS } from '@/lib/shared/listing/rows/scholarship-covers'
import {
  formatRequirements,
  toScholarshipRequirements,
} from '@/lib/shared/qualification/requirements'

type Props = {
  readonly scholarship: Scholarship
  readonly today: string
}

/** Shows the main facts; unknown ones have no cell. */
export function ScholarshipFacts({ scholarship, today }: Props) {
  const { type, country, openingDate, closingDate, qualification, status } = scholarship
  return (
    <TitleBlock>
      <TitleBlockCell label="Covers">{COVERS[type]}</TitleBlockCell>
      {openingDate !== null && openingDate > today && (
        <TitleBlockCell label="Applications open">
          <time dateTime={openingDate}>{formatDay(openingDate)}</time>
        </TitleBlockCell>
      )}
      <TitleBlockCell label="Closes">
        <ClosingDate closingDate={closingDate} renderedOn={today} labelled />
      </TitleBlockCell>
      <TitleBlockCell label="Country">{country}</TitleBlockCell>
      {qualification !== null && (
        <TitleBlockCell label="Level">{qualification.name}</TitleBlockCell>
      )}
      {status === 'open' && (
        <QualificationCell
          asks={formatRequirements([toScholarshipRequirements(scholarship)])}
          degreeAs="aim"
        />
      )}
    </TitleBlock>
  )
}

type MoreProps = Pick<Props, 'scholarship'> & { readonly majorPages: readonly LookupItem[] }

export function ScholarshipMoreDetails({ scholarship, majorPages }: MoreProps) {
  const { closingDate, qualification, department, seats, majors } = scholarship
  const postedDay = toDay(new Date(scholarship.postedAt))
  return (
    <MoreDetails
      khmer={[
        ...[qualification, department, ...majors].map((each) => each?.nameKm),
        formatClosingInKhmer(closingDate),
      ]}
    >
      {majors.length > 0 && (
        <TitleBlockCell label="Majors" wide>
          <MajorLinks majors={majors} pages={majorPages} />
        </TitleBlockCell>
      )}
      {department !== null && <TitleBlockCell label="Field">{department.name}</TitleBlockCell>}
      {seats !== null && <TitleBlockCell label="Seats">{seats}</TitleBlockCell>}
      <TitleBlockCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </TitleBlockCell>
    </MoreDetails>
  )
}
