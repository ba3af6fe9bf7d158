import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { orUnavailable } from '@/lib/server/data/reading'
import { readScholarship } from '@/lib/server/data/scholarships'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { scholarshipMetadata } from '@/lib/server/seo/scholarship-metadata'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../../addressed-item'
import { Missing, missingMetadata } from '../../../../missing'
import { ScholarshipView } from './scholarship-view'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ id: '1', slug: [] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getScholarship(params), readSettings()]), null)
  if (read === null) return {}
  const [scholarship, settings] = read
  if (scholarship === null) return missingMetadata
  return scholarshipMetadata(scholarship, routes.scholarship(scholarship), siteNameOf(settings))
}

export default async function ScholarshipPage({ params }: Props) {
  const scholarship = await orUnavailable(getScholarship(params), undefined)
  if (scholarship === undefined) return <UnavailableNotice />
  if (scholarship === null) return <Missing />
  return <ScholarshipView scholarship={scholarship} />
}

function getScholarship(params: ItemParams) {
  return readAddressedItem(params, readScholarship, routes.scholarship)
}
