import 'server-only'
import { type Company, getCompany } from '@/lib/contract/company'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, readOr, tags } from './lifetime'

/** One employer; null when there is none. */
export async function readCompany(id: number): Promise<Company | null> {
  'use cache'
  const company = await readOr(null, () =>
    nullWhenMissing(publicApi().call(getCompany, { params: { id } })),
  )
  if (company === null) keepBriefly(tags.companies)
  else keep(tags.companies)
  return company
}
