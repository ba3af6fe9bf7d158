import type { TextPart } from '@/components/detail/text-section'
import { WebsiteLink } from '@/components/detail/website-link'
import { Link } from '@/components/ui/link'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { formatCount } from '@/lib/shared/format/count'
import { internshipListing, jobListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

type Props = { readonly vacancy: Vacancy; readonly Text: TextPart }

export function EmployerAside({ vacancy: { company }, Text }: Props) {
  return (
    <section className="border-t-2 border-ink pt-3">
      <h2 className="text-lg font-semibold">
        <Link href={routes.company(company)} className="row-link">
          {company.name}
        </Link>
      </h2>
      <p className="text-sm text-ink-soft">
        {[company.type?.name, company.location?.name].filter(Boolean).join(' · ')}
      </p>
      {company.description !== '' && <Text html={company.description} className="mt-3 text-sm" />}
      <ul className="mt-3 text-sm">
        {company.openJobs > 0 && (
          <li>
            <Link href={jobListing.hrefOf({ companyId: company.id })} className="text-link">
              {formatCount(company.openJobs, 'open job', 'open jobs')}
            </Link>
          </li>
        )}
        {company.openInternships > 0 && (
          <li>
            <Link href={internshipListing.hrefOf({ companyId: company.id })} className="text-link">
              {formatCount(company.openInternships, 'open internship', 'open internships')}
            </Link>
          </li>
        )}
        {company.website !== null && (
          <li>
            <WebsiteLink url={company.website} />
          </li>
        )}
      </ul>
    </section>
  )
}
