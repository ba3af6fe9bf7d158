import { ApplyPage } from '@/components/applications/apply-page'
import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { readToday } from '@/lib/server/queries/site'
import { toShareDescription } from '@/lib/server/seo/share-metadata'
import { routes } from '@/lib/shared/routes'
import type { GeneratedPage } from './create-page'
import { createDetailPage } from './detail-page'
import { byId, type IdParams } from './item-address'

type ApplyPageOptions = {
  /** `Jobs`, `job`. */
  readonly name: string
  readonly one: string
  readonly listing: string
  readonly area: VacancyApiPath
  readonly read: (id: number) => Promise<Vacancy | null>
  readonly toHref: (vacancy: Vacancy) => string
}

/** Creates the apply form on an address of its own, so that sign-in and a reload lead back to it (spec §7). */
export function createApplyPage({
  read,
  toHref,
  ...area
}: ApplyPageOptions): GeneratedPage<IdParams> {
  return createDetailPage({
    address: byId({ read, toPath: ({ id }) => routes.apply(area.listing, id) }),
    toMetadata: ({ title, company }) => ({
      title: `Apply: ${title}`,
      description: toShareDescription(`Apply for ${title} at ${company.name}.`),
      robots: { index: false, follow: false },
    }),
    render: async (vacancy) => (
      <ApplyPage {...area} vacancy={vacancy} href={toHref(vacancy)} today={await readToday()} />
    ),
  })
}
