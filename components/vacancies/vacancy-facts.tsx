import type { ReactNode } from 'react'
import { MajorLinks } from '@/components/detail/major-links'
import { MoreDetails } from '@/components/detail/more-details'
import { ClosingDate } from '@/components/ui/closing-date'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import type { LookupItem } from '@/lib/contract/common'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'
import { formatDay } from '@/lib/shared/format/dates'
import { formatStatedPay } from '@/lib/shared/format/pay'

type Props = {
  readonly vacancy: Vacancy
  readonly today: string
  /** Check of requirements; none for closed items and drafts. */
  readonly fit?: ReactNode
}

const WORKPLACES = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On site' } as const

/** Shows the main facts; unknown ones have no cell. */
export function VacancyFacts({ vacancy, today, fit }: Props) {
  const { place, workplace, closingDate, type, level } = vacancy
  return (
    <FactTable>
      <PayCell vacancy={vacancy} />
      <FactCell label="Closes">
        <ClosingDate closingDate={closingDate} renderedOn={today} labelled />
      </FactCell>
      <FactCell label="Place">{place}</FactCell>
      {workplace !== undefined && <FactCell label="Workplace">{WORKPLACES[workplace]}</FactCell>}
      {type !== null && <FactCell label="Job type">{type.name}</FactCell>}
      {level !== null && <FactCell label="Experience level">{level.name}</FactCell>}
      {fit}
    </FactTable>
  )
}

/** Shows the pay of a month, or the pay as the source states it. */
export function PayCell({ vacancy }: { readonly vacancy: Pick<Vacancy, 'pay' | 'payText'> }) {
  const isAsStated = vacancy.pay === null && vacancy.payText !== undefined
  const label = isAsStated ? 'Salary' : 'Monthly salary'
  return <FactCell label={label}>{formatStatedPay(vacancy) ?? 'Not stated'}</FactCell>
}

type MoreProps = Pick<Props, 'vacancy'> & { readonly majorPages: readonly LookupItem[] }

export function VacancyMoreDetails({ vacancy, majorPages }: MoreProps) {
  const { location, closingDate, type, level, qualification, majors, positions } = vacancy
  const gender = vacancy.gender?.name === 'Any' ? undefined : vacancy.gender?.name
  const need = [qualification?.name, gender].filter(Boolean).join(' · ')
  const postedDay = toDay(new Date(vacancy.postedAt))
  const hasMajors = majors.length > 0
  return (
    <MoreDetails
      khmerNames={[
        ...[location, type, level, qualification, ...majors].map((each) => each?.nameKm),
        formatClosingInKhmer(closingDate),
      ]}
    >
      {(need !== '' || hasMajors) && (
        <FactCell label="Requirements" wide>
          {need}
          {need !== '' && hasMajors && ' · '}
          <MajorLinks majors={majors} majorsWithPage={majorPages} />
        </FactCell>
      )}
      {positions !== null && <FactCell label="Positions">{positions}</FactCell>}
      <FactCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </FactCell>
    </MoreDetails>
  )
}
