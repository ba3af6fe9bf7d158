import { MajorLinks } from '@/components/detail/major-links'
import { MoreDetails } from '@/components/detail/more-details'
import { QualificationCell } from '@/components/qualification/qualification-cell'
import { ClosingDate } from '@/components/ui/closing-date'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import type { LookupItem } from '@/lib/contract/common'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toDay } from '@/lib/shared/calendar/day'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'
import { formatDay } from '@/lib/shared/format/dates'
import { FUNDING_LABELS } from '@/lib/shared/listing/rows/scholarship-funding'
import {
  serializeRequirements,
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
    <FactTable>
      <FactCell label="Covers">{FUNDING_LABELS[type]}</FactCell>
      {openingDate !== null && openingDate > today && (
        <FactCell label="Applications open">
          <time dateTime={openingDate}>{formatDay(openingDate)}</time>
        </FactCell>
      )}
      <FactCell label="Closes">
        <ClosingDate closingDate={closingDate} renderedOn={today} labelled />
      </FactCell>
      <FactCell label="Country">{country}</FactCell>
      {qualification !== null && <FactCell label="Degree">{qualification.name}</FactCell>}
      {status === 'open' && (
        <QualificationCell
          asks={serializeRequirements([toScholarshipRequirements(scholarship)])}
          degreeAs="aim"
        />
      )}
    </FactTable>
  )
}

type MoreProps = Pick<Props, 'scholarship'> & { readonly majorPages: readonly LookupItem[] }

export function ScholarshipMoreDetails({ scholarship, majorPages }: MoreProps) {
  const { closingDate, qualification, department, seats, majors } = scholarship
  const postedDay = toDay(new Date(scholarship.postedAt))
  return (
    <MoreDetails
      khmerNames={[
        ...[qualification, department, ...majors].map((each) => each?.nameKm),
        formatClosingInKhmer(closingDate),
      ]}
    >
      {majors.length > 0 && (
        <FactCell label="Majors" wide>
          <MajorLinks majors={majors} majorsWithPage={majorPages} />
        </FactCell>
      )}
      {department !== null && <FactCell label="Field">{department.name}</FactCell>}
      {seats !== null && <FactCell label="Number of scholarships">{seats}</FactCell>}
      <FactCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </FactCell>
    </MoreDetails>
  )
}
