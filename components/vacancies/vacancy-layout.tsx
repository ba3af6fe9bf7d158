import type { ReactNode } from 'react'
import { applyAnchor } from '@/components/detail/apply-anchor'
import { ApplyBar } from '@/components/detail/apply-bar'
import { ApplySection } from '@/components/detail/apply-section'
import { DetailLayout } from '@/components/detail/detail-layout'
import { type TextPart, TextSection } from '@/components/detail/text-section'
import type { LookupItem } from '@/lib/contract/common'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { EmployerAside } from './employer-aside'
import { VacancyFacts, VacancyMoreDetails } from './vacancy-facts'
import { VacancyHeading } from './vacancy-heading'

export type VacancyProps = {
  readonly vacancy: Vacancy
  readonly majorPages?: readonly LookupItem[]
  readonly today: string
  readonly listing: string
  readonly breadcrumb: ReactNode
  readonly notice: ReactNode
  readonly actions: ReactNode
  readonly save: ReactNode
  /** Apply button in the bar at the bottom of phones. */
  readonly apply: ReactNode
  /** Check of requirements; none for closed items and drafts. */
  readonly fit?: ReactNode
  /** Application link or text; null for a draft that is only previewed. */
  readonly way: ReactNode
  readonly below: ReactNode
}

type Props = VacancyProps & {
  /** Component that renders the texts, according to their source. */
  readonly Text: TextPart
}

/** Shows the main facts first, then the text, then further facts (decision 065). */
export function VacancyLayout(props: Props) {
  const { vacancy, majorPages = [], today, listing, save, apply, way, fit, Text, ...slots } = props
  const anchor = applyAnchor(listing, vacancy)
  return (
    <DetailLayout
      {...slots}
      heading={<VacancyHeading vacancy={vacancy} />}
      facts={<VacancyFacts vacancy={vacancy} today={today} fit={fit} />}
      aside={<EmployerAside vacancy={vacancy} Text={Text} />}
      bar={<ApplyBar item={vacancy} apply={apply} today={today} save={save} />}
    >
      <TextSection title="What you will do" html={vacancy.description} Text={Text} />
      <TextSection title="What you need" html={vacancy.requirements} Text={Text} />
      <TextSection title="What you get" html={vacancy.benefits} Text={Text} />
      <VacancyMoreDetails vacancy={vacancy} majorPages={majorPages} />
      <ApplySection item={vacancy} anchor={anchor} who="employer" Text={Text} way={way} />
    </DetailLayout>
  )
}
