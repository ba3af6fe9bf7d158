import { z } from 'zod'
import { lookupItem, pageOf, pagingQuery, searchText } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const departmentSchema = lookupItem.extend({
  majors: z.int().min(0),
  openScholarships: z.int().min(0),
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
