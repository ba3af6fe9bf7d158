import type { TextPart } from '@/components/detail/text-section'
import { WebsiteLink } from '@/components/detail/website-link'
import { Link } from '@/components/ui/link'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { formatOpenCounts } from '@/lib/shared/companies/company-words'
import { languageOf } from '@/lib/shared/format/language'
import { routes } from '@/lib/shared/routes'

type Props = { readonly vacancy: Vacancy; readonly Text: TextPart }

export function EmployerAside({ vacancy: { company }, Text }: Props) {
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
