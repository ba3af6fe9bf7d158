import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import type { Job } from '@/lib/contract/job'
import { jobListingHref } from '@/lib/listing/job-listing'
import { applyAnchor } from './apply-anchor'

type Props = { readonly job: Job }

/** Beside the text: the way to apply, and who the employer is. */
export function EmployerAside({ job }: Props) {
  const { company } = job
  return (
    <div className="space-y-6 lg:sticky lg:top-24">
      {job.status === 'open' && (
        <ButtonLink href={`#${applyAnchor(job)}`} className="w-full print:hidden">
          How to apply
        </ButtonLink>
      )}
      <section className="border-t-2 border-ink pt-3">
        <h2 className="text-lg font-semibold">{company.name}</h2>
        <p className="text-sm text-ink-soft">
          {[company.type?.name, company.location?.name].filter(Boolean).join(' · ')}
        </p>
        {company.description !== '' && (
          <SanitisedHtml html={company.description} className="mt-3 text-sm" />
        )}
        <ul className="mt-3 text-sm">
          {company.openJobs > 0 && (
            <li>
              <Link
                href={jobListingHref({ filters: { companyId: company.id }, page: 1 })}
                className="text-link"
              >
                {company.openJobs === 1 ? '1 open job' : `${company.openJobs} open jobs`}
              </Link>
            </li>
          )}
          {company.website !== null && (
            <li>
              <a
                href={company.website}
                rel="nofollow noopener noreferrer"
                target="_blank"
                className="text-link"
              >
                {new URL(company.website).host}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}
