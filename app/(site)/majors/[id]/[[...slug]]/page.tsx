import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readMajor } from '@/lib/server/data/majors'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { detailMetadata } from '@/lib/server/seo/detail-metadata'
import { summariseMajor } from '@/lib/server/seo/major-programme'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../../addressed-item'
import { Missing, missingMetadata } from '../../../../missing'
import { MajorView } from './major-view'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ id: '1', slug: [] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getMajor(params), readSettings()]), null)
  if (read === null) return {}
  const [major, settings] = read
  if (major === null) return missingMetadata
  const title = `${major.name}: where to study it, scholarships and jobs`
  const words = { title, summary: summariseMajor(major) }
  return detailMetadata(words, routes.major(major), siteNameOf(settings))
}

export default async function MajorPage({ params }: Props) {
  const major = await orUnavailable(getMajor(params), undefined)
  if (major === undefined) return <UnavailableNotice />
  if (major === null) return <Missing />
  return <MajorView major={major} />
}

function getMajor(params: ItemParams) {
  return readAddressedItem(params, readMajor, routes.major)
}
