import type { ReactNode } from 'react'
import { MajorLinks } from '@/components/detail/major-links'
import { MoreDetails } from '@/components/detail/more-details'
import { ClosingDate } from '@/components/ui/closing-date'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { LookupItem } from '@/lib/contract/common'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'
import { formatDay } from '@/lib/shared/format/day'
import { formatPay } from '@/lib/shared/format/pay'

type Props = {
  readonly vacancy: Vacancy
  readonly today: string
  /** Check of requirements; none for closed items and drafts. */
  readonly fit?: ReactNode
}

const WORKPLACES = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On site' } as const

/** Shows the main facts; unknown ones have no cell. */
export function VacancyFacts({ vacancy, today, fit }: Props) {
  const { pay, payText, place, workplace, closingDate, type, level } = vacancy
  return (
    <TitleBlock>
      {payText === undefined ? (
        <TitleBlockCell label="Monthly salary">{formatPay(pay) ?? 'Not stated'}</TitleBlockCell>
      ) : (
        <TitleBlockCell label="Salary">{payText}</TitleBlockCell>
      )}
      <TitleBlockCell label="Closes">
        <ClosingDate closingDate={closingDate} renderedOn={today} labelled />
      </TitleBlockCell>
      <TitleBlockCell label="Place">{place}</TitleBlockCell>
      {workplace !== undefined && (
        <TitleBlockCell label="Workplace">{WORKPLACES[workplace]}</TitleBlockCell>
      )}
      {type !== null && <TitleBlockCell label="Job type">{type.name}</TitleBlockCell>}
      {level !== null && <TitleBlockCell label="Experience level">{level.name}</TitleBlockCell>}
      {fit}
    </TitleBlock>
  )
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
      khmer={[
        ...[location, type, level, qualification, ...majors].map((each) => each?.nameKm),
        formatClosingInKhmer(closingDate),
      ]}
    >
      {(need !== '' || hasMajors) && (
        <TitleBlockCell label="Requirements" wide>
          {need}
          {need !== '' && hasMajors && ' · '}
          <MajorLinks majors={majors} pages={majorPages} />
        </TitleBlockCell>
      )}
      {positions !== null && <TitleBlockCell label="Positions">{positions}</TitleBlockCell>}
      <TitleBlockCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </TitleBlockCell>
    </MoreDetails>
  )
}
