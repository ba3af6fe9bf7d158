import 'server-only'
import { readContentPages } from '@/lib/server/data/pages'
import { toSiteUrl } from '@/lib/server/site-url'
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
  return [
    ...LISTS.map((path) => ({ url: toSiteUrl(path), changedAt: null })),
    ...pages.map(({ slug, updatedAt }) => ({
      url: toSiteUrl(routes.page(slug)),
      changedAt: updatedAt,
    })),
  ]
}
