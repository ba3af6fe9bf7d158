import type { Category } from '@/lib/contract/site/lookup'
import { MIN_LANDING_VACANCIES } from '@/lib/contract/vacancies/landing'
import { toLandingPath } from '@/lib/shared/listing/landing-path'
import { jobListing } from '@/lib/shared/listing/listings'
import { TitledSection } from '../ui/titled-section'
import { CountGrid } from './count-grid'

export function JobsByField({ categories }: { readonly categories: readonly Category[] }) {
  const hiring = categories.filter(({ openJobs }) => openJobs > 0)
  if (hiring.length === 0) return null
  return (
    <TitledSection title="Jobs by field">
      <CountGrid
        one="open job"
        many="open jobs"
        links={hiring.map(({ id, name, openJobs }) => [
          openJobs < MIN_LANDING_VACANCIES
            ? jobListing.hrefOf({ categoryId: id })
            : toLandingPath(jobListing.path, { category: { name }, location: null }),
          name,
          openJobs,
        ])}
      />
    </TitledSection>
  )
}
