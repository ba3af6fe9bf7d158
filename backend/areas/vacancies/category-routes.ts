import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { categoryEndpoints } from '@/lib/contract/vacancies/category'
import { toDay } from '@/lib/shared/calendar/day'
import * as categories from './categories'

export function mountCategoryRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, categoryEndpoints.list, ({ query }) =>
    categories.listCategories(db, toDay(clock.now()), query),
  )

  mount(
    context,
    categoryEndpoints.get,
    async ({ params }) =>
      (await categories.getCategory(db, toDay(clock.now()), params.id)) ?? missing('category'),
  )
}
