import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toDay } from '@/backend/platform/runtime/calendar'
import { getCategory, listCategories } from '@/lib/contract/vacancies/category'
import * as categories from './categories'

/** Fields of work. */
export function mountCategoryRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, listCategories, ({ query }) =>
    categories.listCategories(db, toDay(clock.now()), query),
  )

  mount(
    context,
    getCategory,
    async ({ params }) =>
      (await categories.getCategory(db, toDay(clock.now()), params.id)) ?? missing('category'),
  )
}
