import type { ReactNode } from 'react'
import { MajorLinks } from '@/components/detail/major-links'
import { ClosingMark } from '@/components/listing/closing-mark'
import { Link } from '@/components/ui/link'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { ApplyWay } from '@/lib/contract/applications/apply-way'
import type { LookupItem } from '@/lib/contract/common'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/day'
import { formatPay } from '@/lib/shared/format/pay'

type Props = {
  readonly vacancy: Vacancy
  readonly majorPages: readonly LookupItem[]
  readonly today: string
  /** The form, or the part of the page that says how; null when nothing does. */
  readonly applyHref: string | null
  readonly fit?: ReactNode
}

const WAYS: Readonly<Record<ApplyWay['way'], string>> = {
  here: 'Here, with a CV',
  site: 'On their site',
  mail: 'By e-mail',
  text: 'As they say',
}

/** What is unknown has no cell. */
export function VacancyFacts({ vacancy, majorPages, today, applyHref, fit }: Props) {
  const gender = vacancy.gender?.name === 'Any' ? undefined : vacancy.gender?.name
  const need = [vacancy.qualification?.name, gender].filter(Boolean).join(' · ')
  const placeKm = vacancy.location?.nameKm
  const postedDay = toDay(new Date(vacancy.postedAt))
  const hasMajors = vacancy.majors.length > 0
  return (
    <TitleBlock className="[--cell:30%]">
      <TitleBlockCell label="Place">
        {vacancy.place}
        {placeKm && (
          <span lang="km" className="block text-base text-ink-soft">
            {placeKm}
          </span>
        )}
      </TitleBlockCell>
      <TitleBlockCell label="Pay a month">{formatPay(vacancy.pay) ?? 'Not stated'}</TitleBlockCell>
      <TitleBlockCell label="Closes">
        <ClosingMark closingDate={vacancy.closingDate} renderedOn={today} labelled />
      </TitleBlockCell>
      <TitleBlockCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </TitleBlockCell>
      {vacancy.type !== null && <TitleBlockCell label="Type">{vacancy.type.name}</TitleBlockCell>}
      {vacancy.level !== null && (
        <TitleBlockCell label="Level">{vacancy.level.name}</TitleBlockCell>
      )}
      {vacancy.positions !== null && (
        <TitleBlockCell label="Positions">{vacancy.positions}</TitleBlockCell>
      )}
      {(need !== '' || hasMajors) && (
        <TitleBlockCell label="You need" wide="rest">
          {need}
          {need !== '' && hasMajors && ' · '}
          <MajorLinks majors={vacancy.majors} pages={majorPages} />
        </TitleBlockCell>
      )}
      {fit}
      {vacancy.status === 'open' && (
        <TitleBlockCell label="Apply" wide>
          {applyHref === null ? (
            'Not stated'
          ) : (
            <Link href={applyHref} rel="nofollow" className="inline-link">
              {WAYS[vacancy.apply.way]}
            </Link>
          )}
        </TitleBlockCell>
      )}
    </TitleBlock>
  )
}
