import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { sitemapEndpoints } from '@/lib/contract/site/sitemap'
import { listSitemapItems, listSitemapParts } from './sitemap'

export function mountSitemapRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, sitemapEndpoints.parts, async () => ({
    data: await listSitemapParts(db, clock.now()),
  }))

  mount(context, sitemapEndpoints.items, ({ params, query }) =>
    listSitemapItems(db, { ...params, ...query }, clock.now()),
  )
}
