import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { routes } from '@/lib/shared/routes'

const AREAS = [
  { area: '/v1/job', many: 'jobs', href: routes.jobs },
  { area: '/v1/internship', many: 'internships', href: routes.internships },
  { area: '/v1/scholarship', many: 'scholarships', href: routes.scholarships },
] as const satisfies readonly { readonly area: ListingApiPath; many: string; href: string }[]

/** Tells that nothing is saved in an area; null is all areas. */
export function NoSavedItems({ area }: { readonly area: ListingApiPath | null }) {
  const places = AREAS.filter((place) => area === null || place.area === area)
  const [place] = places
  const many = area === null ? 'nothing' : `no ${place?.many}`
  return (
    <EmptyState title={`You have saved ${many} yet`}>
      <p>Press the heart beside a job, internship or scholarship to save it.</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {places.map(({ many: words, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            Browse {words}
          </ButtonLink>
        ))}
      </p>
    </EmptyState>
  )
}
