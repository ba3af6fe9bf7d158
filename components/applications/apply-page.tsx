import { ButtonLink } from '@/components/ui/button'
import { ClosingDate } from '@/components/ui/closing-date'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { languageOf } from '@/lib/shared/format/languages'
import { NeverPayNotice } from '../detail/never-pay-notice'
import { PayCell } from '../vacancies/vacancy-facts'
import type { ApplyTarget } from './apply-target'
import { ApplyGate } from './form/apply-gate'

type Props = Pick<ApplyTarget, 'area' | 'listing' | 'one' | 'href'> & {
  /** `Jobs`. */
  readonly name: string
  readonly vacancy: Vacancy
  readonly today: string
}

/** Renders the shared part of the page; form and receipt load after it (spec §4). */
export function ApplyPage({ name, vacancy, href, today, listing, area, one }: Props) {
  const { id, title, company, closingDate } = vacancy
  const isHere = vacancy.apply.way === 'here'
  const isOffered = vacancy.status === 'open' && isHere
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-14">
      <header className="pt-1 md:pt-4 lg:col-span-2">
        <nav aria-label="Breadcrumb" className="flex flex-wrap gap-x-5 text-sm">
          <Link href={listing} className="text-link">
            {name}
          </Link>
          <Link href={href} className="text-link">
            Back to the {one}
          </Link>
        </nav>
        <h1 className="mt-2 text-2xl font-semibold text-balance">
          Apply: <span lang={languageOf(title)}>{title}</span>
        </h1>
        <p className="mt-1 text-lg text-ink-soft">
          <MixedText>{company.name}</MixedText> ·{' '}
          <ClosingDate closingDate={closingDate} renderedOn={today} />
        </p>
      </header>
      <div className="mt-6 space-y-6">
        {vacancy.status === 'closed' && (
          <p className="border-l-4 border-stop bg-sheet p-4">
            <strong className="font-semibold text-stop">This {one} is closed.</strong> It no longer
            accepts applications.
          </p>
        )}
        {vacancy.status === 'open' && !isHere && (
          <div className="border-l-4 border-note bg-sheet p-4">
            <p className="mb-4">Apply for this {one} directly with the employer.</p>
            <ButtonLink href={href}>How to apply</ButtonLink>
          </div>
        )}
        {isOffered && (
          <noscript>
            <p className="border-l-4 border-warn py-1 pl-4">
              Applying here needs JavaScript. Please turn it on and reload this page.
            </p>
          </noscript>
        )}
        <ApplyGate
          applying={{
            area,
            listing,
            one,
            id,
            title,
            employer: company.name,
            href,
            closingDate,
            isOffered,
            requirements: {
              education: vacancy.qualification?.name ?? '',
              major: vacancy.majors.map((major) => major.name).join(' or '),
              experience: vacancy.level?.name ?? '',
            },
          }}
        />
      </div>
      <aside
        aria-label={`About this ${one}`}
        className="sticky top-20 mt-6 self-start max-lg:hidden"
      >
        <FactTable small>
          <FactCell label="Place">{vacancy.place}</FactCell>
          <PayCell vacancy={vacancy} />
          {vacancy.type !== null && <FactCell label="Job type">{vacancy.type.name}</FactCell>}
          {vacancy.level !== null && (
            <FactCell label="Experience level">{vacancy.level.name}</FactCell>
          )}
        </FactTable>
        <div className="mt-4">
          <NeverPayNotice organization="employer" />
        </div>
      </aside>
    </div>
  )
}
