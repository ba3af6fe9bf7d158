import type { ReactNode } from 'react'
import { MajorLinks } from '@/components/detail/major-links'
import { ClosingMark } from '@/components/listing/closing-mark'
import { KhmerLine } from '@/components/ui/khmer-line'
import { Link } from '@/components/ui/link'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { ApplyWay } from '@/lib/contract/applications/apply-way'
import type { LookupItem } from '@/lib/contract/common'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import { formatClosingInKhmer } from '@/lib/shared/format/closing-khmer'
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
  const needKm = [vacancy.qualification, ...vacancy.majors].flatMap((each) => each?.nameKm ?? [])
  const postedDay = toDay(new Date(vacancy.postedAt))
  const hasMajors = vacancy.majors.length > 0
  return (
    <TitleBlock className="[--cell:30%]">
      <TitleBlockCell label="Place">
        {vacancy.place}
        <KhmerLine words={vacancy.location?.nameKm} />
      </TitleBlockCell>
      <TitleBlockCell label="Pay a month">{formatPay(vacancy.pay) ?? 'Not stated'}</TitleBlockCell>
      <TitleBlockCell label="Closes">
        <ClosingMark closingDate={vacancy.closingDate} renderedOn={today} labelled />
        <KhmerLine words={formatClosingInKhmer(vacancy.closingDate)} />
      </TitleBlockCell>
      <TitleBlockCell label="Posted">
        <time dateTime={postedDay}>{formatDay(postedDay)}</time>
      </TitleBlockCell>
      {vacancy.type !== null && (
        <TitleBlockCell label="Type">
          {vacancy.type.name}
          <KhmerLine words={vacancy.type.nameKm} />
        </TitleBlockCell>
      )}
      {vacancy.level !== null && (
        <TitleBlockCell label="Level">
          {vacancy.level.name}
          <KhmerLine words={vacancy.level.nameKm} />
        </TitleBlockCell>
      )}
      {vacancy.positions !== null && (
        <TitleBlockCell label="Positions">{vacancy.positions}</TitleBlockCell>
      )}
      {(need !== '' || hasMajors) && (
        <TitleBlockCell label="You need" wide="rest">
          {need}
          {need !== '' && hasMajors && ' · '}
          <MajorLinks majors={vacancy.majors} pages={majorPages} />
          <KhmerLine words={needKm.join(' · ')} />
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
