import 'server-only'
import { type Company, getCompany } from '@/lib/contract/company'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

/** One employer; null when there is none. */
export function readCompany(id: number): Promise<Company | null> {
  return requireValue(keptCompany(id))
}

async function keptCompany(id: number) {
  'use cache'
  const company = await read(null, () =>
    nullWhenMissing(publicApi().call(getCompany, { params: { id } })),
  )
  if ('value' in company && company.value === null) keepBriefly(tags.companies)
  else keep(tags.companies)
  return company
}
