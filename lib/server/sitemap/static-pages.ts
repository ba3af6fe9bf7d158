import 'server-only'
import { readContentPages } from '@/lib/server/queries/articles'
import type { VacancySection } from '@/lib/server/queries/vacancies'
import { internshipSection, jobSection } from '@/lib/server/queries/vacancies'
import { toSiteUrl } from '@/lib/server/site-url'
import { toLandingPath, toLandingsPath } from '@/lib/shared/listing/landing-path'
import { routes } from '@/lib/shared/routes'
import type { SitemapUrl } from './sitemap-xml'

/** Pages that are no items. Lists have no date of change: they change with everything in them. */
const LIST_PATHS = [
  routes.home,
  routes.jobs,
  routes.internships,
  routes.scholarships,
  routes.majors,
  routes.news,
  routes.careerAdviceList,
  routes.interviewTips,
  routes.templates,
  routes.companies,
  routes.universities,
  routes.helpCenter,
  routes.info,
  routes.pages,
  routes.contactUs,
] as const

export async function listStaticPages(): Promise<readonly SitemapUrl[]> {
  const pages = await readContentPages()
  const landings = await Promise.all([jobSection, internshipSection].map(listLandingPagePaths))
  return [
    ...[...LIST_PATHS, ...landings.flat()].map((path) => ({
      url: toSiteUrl(path),
      changedAt: null,
    })),
    ...pages.map(({ slug, updatedAt }) => ({
      url: toSiteUrl(routes.page(slug)),
      changedAt: updatedAt,
    })),
  ]
}

async function listLandingPagePaths({
  listing,
  landings,
}: VacancySection): Promise<readonly string[]> {
  const { data } = await landings.readLandingPages()
  const paths = data.map((landing) => toLandingPath(listing.path, landing))
  return [toLandingsPath(listing.path), ...paths]
}
