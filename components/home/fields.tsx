import { Link } from '@/components/ui/link'
import type { Category } from '@/lib/contract/vacancies/category'
import { LANDING_MINIMUM } from '@/lib/contract/vacancies/landing'
import { toLandingPath } from '@/lib/shared/listing/landing-path'
import { jobListing } from '@/lib/shared/listing/listings'
import { HomeSection } from './home-section'

type Props = { readonly categories: readonly Category[] }

export function Fields({ categories }: Props) {
  const hiring = categories.filter(({ openJobs }) => openJobs > 0)
  if (hiring.length === 0) return null
  return (
    <HomeSection title="Jobs by field">
      <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {hiring.map(({ id, name, openJobs }) => (
          <li key={id} className="border-b border-line">
            <Link
              href={
                openJobs < LANDING_MINIMUM
                  ? jobListing.hrefOf({ categoryId: id })
                  : toLandingPath(jobListing.path, { category: { name }, location: null })
              }
              className="flex min-h-target items-center justify-between gap-4 py-2 hover:text-pen-text"
            >
              {name}
              <span className="text-ink-soft">
                {openJobs}
                <span className="sr-only"> open jobs</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
