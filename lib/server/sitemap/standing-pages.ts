import 'server-only'
import { readContentPages } from '@/lib/server/data/pages'
import { internshipArea, jobArea } from '@/lib/server/listing/landing-areas'
import type { LandingArea } from '@/lib/server/listing/read-landing'
import { toSiteUrl } from '@/lib/server/site-url'
import { toLandingPath, toLandingsPath } from '@/lib/shared/listing/landing-path'
import { routes } from '@/lib/shared/routes'
import type { SitemapUrl } from './sitemap-xml'

/** Pages that are no item of anything. Of lists nothing honest can be said: they change with all that stands in them. */
const LISTS = [
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

export async function listStandingPages(): Promise<readonly SitemapUrl[]> {
  const pages = await readContentPages()
  const landings = await Promise.all([jobArea, internshipArea].map(listLandingPaths))
  return [
    ...[...LISTS, ...landings.flat()].map((path) => ({ url: toSiteUrl(path), changedAt: null })),
    ...pages.map(({ slug, updatedAt }) => ({
      url: toSiteUrl(routes.page(slug)),
      changedAt: updatedAt,
    })),
  ]
}

async function listLandingPaths({ listing, landings }: LandingArea): Promise<readonly string[]> {
  const { data } = await landings.readLandings()
  const paths = data.map((landing) => toLandingPath(listing.path, landing))
  return [toLandingsPath(listing.path), ...paths]
}
