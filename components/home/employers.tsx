import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { FeaturedCompany } from '@/lib/contract/company'
import { jobListingHref } from '@/lib/listing/job-listing'

type Props = { readonly title: string; readonly employers: readonly FeaturedCompany[] }

/** Employers put forward, each leading to its open jobs. */
export function Employers({ title, employers }: Props) {
  const hiring = employers.filter(({ openJobs }) => openJobs > 0)
  if (hiring.length === 0) return null
  return (
    <section>
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">{title}</h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {hiring.map(({ id, name, openJobs }) => (
          <li key={id} className="border-b border-line">
            <Link
              href={jobListingHref({ filters: { companyId: id }, page: 1 })}
              className="flex min-h-target items-center gap-3 py-3 hover:text-pen-text"
            >
              <Monogram name={name} />
              <span>
                {name}
                <span className="block text-sm text-ink-soft">
                  {openJobs === 1 ? '1 open job' : `${openJobs} open jobs`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
