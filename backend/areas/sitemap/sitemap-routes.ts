import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { sitemapEndpoints } from '@/lib/contract/site/sitemap'
import { listSitemapItems, listSitemapParts } from './sitemap'

export function mountSitemapRoutes(context: RouteContext): void {
  const { reads, clock } = context

  mount(context, sitemapEndpoints.parts, async () => ({
    data: await reads((from) => listSitemapParts(from, clock.now())),
  }))

  mount(context, sitemapEndpoints.items, ({ params, query }) =>
    reads((from) => listSitemapItems(from, { ...params, ...query }, clock.now())),
  )
}
