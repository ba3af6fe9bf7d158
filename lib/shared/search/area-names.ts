import type { SearchArea } from '@/lib/contract/listing'
import { routes } from '@/lib/shared/routes'

/** Results of another area for the same search text. */
export type OtherAreaOffer = {
  readonly area: SearchArea
  readonly href: string
  readonly total: number
  readonly totalIsExact: boolean
}

export const areaNames: Readonly<
  Record<SearchArea, { readonly path: string; readonly one: string; readonly many: string }>
> = {
  jobs: { path: routes.jobs, one: 'job', many: 'jobs' },
  internships: { path: routes.internships, one: 'internship', many: 'internships' },
  scholarships: { path: routes.scholarships, one: 'scholarship', many: 'scholarships' },
  majors: { path: routes.majors, one: 'major', many: 'majors' },
}
