import 'server-only'
import { type Company, companyEndpoints } from '@/lib/contract/companies/company'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type CompanyPage = ReplyOf<typeof companyEndpoints.list>

const noCompanies: CompanyPage = { data: [], total: 0, totalIsExact: true, limit: 20, offset: 0 }

/** A page of employers (`GET /v1/company`, an extension). */
export function readCompanies(query: QueryOf<typeof companyEndpoints.list>): Promise<CompanyPage> {
  return requireValue(keptCompanies(query))
}

async function keptCompanies(query: QueryOf<typeof companyEndpoints.list>) {
  'use cache'
  keep(tags.companies, tags.jobs, tags.internships)
  return read(noCompanies, () => publicApi().call(companyEndpoints.list, { query }))
}

/** One employer; null when there is none. */
export function readCompany(id: number): Promise<Company | null> {
  return requireValue(keptCompany(id))
}

async function keptCompany(id: number) {
  'use cache'
  const company = await read(null, () =>
    nullWhenMissing(publicApi().call(companyEndpoints.get, { params: { id } })),
  )
  if ('value' in company && company.value === null) keepBriefly(tags.companies)
  else keep(tags.companies, tags.jobs, tags.internships)
  return company
}
