import type { z } from 'zod'
import { count, lookupItem, pageOf, pagingQuery, searchText } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const departmentSchema = lookupItem.extend({
  majors: count,
  openScholarships: count,
})
export type Department = z.output<typeof departmentSchema>

export const departmentEndpoints = {
  list: endpoint({
    id: 'listDepartments',
    method: 'GET',
    path: '/v1/department',
    tag: 'Studies',
    summary: 'Departments, in the order they are shown in',
    query: pagingQuery.extend({ searchText: searchText.optional() }),
    reply: pageOf(departmentSchema),
  }),
}
