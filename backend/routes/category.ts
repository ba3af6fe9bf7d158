import { getCategory, listCategories } from '@/lib/contract/category'
import { mount } from '../http/mount'
import { missing } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import * as categories from '../repositories/categories'
import { toDay } from '../services/calendar'

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
