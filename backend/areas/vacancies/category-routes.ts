import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { categoryEndpoints } from '@/lib/contract/vacancies/category'
import { toDay } from '@/lib/shared/calendar/day'
import * as categories from './categories'

export function mountCategoryRoutes(context: RouteContext): void {
  const { reads, clock } = context

  mount(context, categoryEndpoints.list, ({ query }) =>
    reads((from) => categories.listCategories(from, toDay(clock.now()), query)),
  )

  mount(
    context,
    categoryEndpoints.get,
    async ({ params }) =>
      (await reads((from) => categories.getCategory(from, toDay(clock.now()), params.id))) ??
      notFound('category'),
  )
}
