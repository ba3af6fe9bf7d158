import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { readUniversity } from '@/lib/server/data/universities'
import { summariseUniversity } from '@/lib/server/seo/college'
import { detailMetadata } from '@/lib/server/seo/detail-metadata'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../addressed-item'
import { Missing, missingMetadata } from '../../../missing'
import { UniversityView } from './university-view'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ id: '1' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getUniversity(params), readSettings()]), null)
  if (read === null) return {}
  const [university, settings] = read
  if (university === null) return missingMetadata
  const title = `${university.name}: majors and scholarships`
  const words = { title, summary: summariseUniversity(university) }
  return detailMetadata(words, routes.university(university), siteNameOf(settings))
}

export default async function UniversityPage({ params }: Props) {
  const university = await orUnavailable(getUniversity(params), undefined)
  if (university === undefined) return <UnavailableNotice />
  if (university === null) return <Missing />
  return <UniversityView university={university} />
}

function getUniversity(params: ItemParams) {
  return readAddressedItem(params, readUniversity, routes.university)
}
