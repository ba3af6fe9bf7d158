import type { z } from 'zod'
import { count, idParams, lookupItem, pageOf, pagingQuery } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const categorySchema = lookupItem.extend({ openJobs: count })
export type Category = z.output<typeof categorySchema>

export const categoryEndpoints = {
  list: endpoint({
    id: 'listCategories',
    method: 'GET',
    path: '/v1/category',
    tag: 'Reference data',
    summary: 'Fields of work, by name',
    query: pagingQuery,
    reply: pageOf(categorySchema),
  }),
  /** For other clients: the site reads all categories at once (decision 063). */
  get: endpoint({
    id: 'getCategory',
    method: 'GET',
    path: '/v1/category/{id}',
    tag: 'Reference data',
    summary: 'One field of work',
    params: idParams,
    reply: categorySchema,
    errors: [404],
  }),
}
