import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readInternship } from '@/lib/server/data/internships'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { vacancyMetadata } from '@/lib/server/seo/vacancy-metadata'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../../addressed-item'
import { Missing, missingMetadata } from '../../../../missing'
import { InternshipView } from './internship-view'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ id: '1', slug: [] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getInternship(params), readSettings()]), null)
  if (read === null) return {}
  const [internship, settings] = read
  if (internship === null) return missingMetadata
  return vacancyMetadata(internship, routes.internship(internship), siteNameOf(settings))
}

export default async function InternshipPage({ params }: Props) {
  const internship = await orUnavailable(getInternship(params), undefined)
  if (internship === undefined) return <UnavailableNotice />
  if (internship === null) return <Missing />
  return <InternshipView internship={internship} />
}

function getInternship(params: ItemParams) {
  return readAddressedItem(params, readInternship, routes.internship)
}
