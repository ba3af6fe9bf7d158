import type { ReactNode } from 'react'
import { ApplyBar, ApplySection, applyAnchor } from '@/components/detail/apply-section'
import { DetailLayout } from '@/components/detail/detail-layout'
import { type HtmlRenderer, TextSection } from '@/components/detail/text-section'
import { WebsiteLink } from '@/components/detail/website-link'
import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { LookupItem } from '@/lib/contract/common'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { formatOpenCounts } from '@/lib/shared/companies/company-words'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/languages'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'
import { VacancyFacts, VacancyMoreDetails } from './vacancy-facts'

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
  readonly applyControl: ReactNode
  readonly below: ReactNode
}

type Props = VacancyProps & {
  /** Component that renders the texts, according to their source. */
  readonly Text: HtmlRenderer
}

/** Shows the main facts first, then the text, then further facts (decision 065). */
export function VacancyLayout(props: Props) {
  const {
    vacancy,
    majorPages = [],
    today,
    listing,
    save,
    apply,
    applyControl,
    fit,
    Text,
    ...slots
  } = props
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
      <ApplySection
        item={vacancy}
        anchor={anchor}
        organization="employer"
        Text={Text}
        applyControl={applyControl}
      />
    </DetailLayout>
  )
}

function VacancyHeading({ vacancy }: { readonly vacancy: Vacancy }) {
  return (
    <div className="flex gap-4">
      <Monogram
        name={vacancy.company.name}
        material={toEmployerPattern(vacancy.company.type)}
        logo={toAllowedLogoUrl(vacancy.company.logo)}
      />
      <div className="min-w-0 wrap-anywhere">
        <h1
          lang={languageOf(vacancy.title)}
          className="text-xl font-semibold md:text-2xl md:text-balance"
        >
          {vacancy.title}
        </h1>
        <p className="text-ink-soft md:text-lg">
          <Link
            href={routes.company(vacancy.company)}
            lang={languageOf(vacancy.company.name)}
            className="quiet-link"
          >
            {vacancy.company.name}
          </Link>
        </p>
      </div>
    </div>
  )
}

type EmployerAsideProps = { readonly vacancy: Vacancy; readonly Text: HtmlRenderer }

export function EmployerAside({ vacancy: { company }, Text }: EmployerAsideProps) {
  const { name, type, location, description, openJobs, openInternships, website } = company
  return (
    <section className="border-t-2 border-ink pt-3">
      <h2 lang={languageOf(name)} className="text-lg font-semibold">
        {name}
      </h2>
      <p className="text-sm text-ink-soft">
        {[type?.name, location?.name].filter(Boolean).join(' · ')}
      </p>
      {description !== '' && <Text html={description} className="mt-3 text-sm" />}
      <ul className="mt-3 text-sm">
        {openJobs + openInternships > 0 && (
          <li>
            <Link href={routes.company(company)} className="text-link">
              {formatOpenCounts(company).join(' · ')}
            </Link>
          </li>
        )}
        {website !== null && (
          <li>
            <WebsiteLink url={website} />
          </li>
        )}
      </ul>
    </section>
  )
}
