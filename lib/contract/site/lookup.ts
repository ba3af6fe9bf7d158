import { z } from 'zod'
import { count, idParams, lookupItem, pageOf, pagingQuery, searchText } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

/** Whole US dollars per month, null where open-ended. */
export const salaryBandSchema = lookupItem.extend({
  min: count.nullable(),
  max: count.nullable(),
})

/** A province or the capital with its ISO 3166-2 code (`KH-12`), or abroad or remote (`OTHER_PLACES`). */
const place = lookupItem.extend({ code: z.string() })

const lookupQuery = pagingQuery.extend({
  limit: pagingQuery.shape.limit.unwrap().default(100),
})

function lookup<Path extends `/${string}`, Item extends z.ZodType>(
  id: string,
  path: Path,
  summary: string,
  item: Item,
) {
  return endpoint({
    id,
    method: 'GET',
    path,
    tag: 'Reference data',
    summary,
    query: lookupQuery,
    reply: pageOf(item),
  })
}

export const lookupEndpoints = {
  companyTypes: lookup('listCompanyTypes', '/v1/company-types', 'Types of employers', lookupItem),
  jobTypes: lookup('listJobTypes', '/v1/job-types', 'Types of work', lookupItem),
  jobLevels: lookup('listJobLevels', '/v1/job-levels', 'Career levels, junior first', lookupItem),
  locations: lookup(
    'listJobLocations',
    '/v1/job-locations',
    'The capital and the 24 provinces, then abroad and remote',
    place,
  ),
  salaryBands: lookup(
    'listSalaryBands',
    '/v1/job-salary',
    'Pay bands, lowest first',
    salaryBandSchema,
  ),
  genders: lookup('listGenders', '/v1/job-gender', 'Gender asked for by a vacancy', lookupItem),
  maritalStatuses: lookup(
    'listMaritalStatuses',
    '/v1/marital-status',
    'Marital statuses',
    lookupItem,
  ),
  qualifications: lookup(
    'listQualifications',
    '/v1/job-qualifications',
    'Qualifications, lowest first',
    lookupItem,
  ),
  userMajors: lookup(
    'listUserMajors',
    '/v1/user-major',
    'Majors a person can have studied',
    lookupItem,
  ),
}

const categorySchema = lookupItem.extend({ openJobs: count })
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

const departmentSchema = lookupItem.extend({
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
