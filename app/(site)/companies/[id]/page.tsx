import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readCompany } from '@/lib/server/data/companies'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { detailMetadata } from '@/lib/server/seo/detail-metadata'
import { summariseCompany } from '@/lib/server/seo/organization'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../addressed-item'
import { Missing, missingMetadata } from '../../../missing'
import { CompanyView } from './company-view'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ id: '1' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getCompany(params), readSettings()]), null)
  if (read === null) return {}
  const [company, settings] = read
  if (company === null) return missingMetadata
  const title = `${company.name}: jobs and internships`
  const words = { title, summary: summariseCompany(company) }
  return detailMetadata(words, routes.company(company), siteNameOf(settings))
}

export default async function CompanyPage({ params }: Props) {
  const company = await orUnavailable(getCompany(params), undefined)
  if (company === undefined) return <UnavailableNotice />
  if (company === null) return <Missing />
  return <CompanyView company={company} />
}

function getCompany(params: ItemParams) {
  return readAddressedItem(params, readCompany, routes.company)
}
