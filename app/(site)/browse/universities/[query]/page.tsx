import type { Metadata } from 'next'
import { SearchShell } from '@/components/articles/search-shell'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { UniversityRow } from '@/components/universities/university-row'
import { orUnavailable } from '@/lib/server/data/reading'
import { readUniversities } from '@/lib/server/data/universities'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { universityListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO = 'Where engineering is taught in Cambodia, and where scholarships are open now.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(universityListing, list.query, {
    title: 'Universities that teach engineering',
    description: INTRO,
  })
}

/** `next.config.ts` and the middleware rewrite `/universities` to this (architecture §4). */
export default async function UniversitiesPage({ params }: Props) {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return <UnavailableNotice />
  if (list === null) return <Missing />
  return (
    <SearchShell
      title="Universities"
      intro={INTRO}
      one="university"
      many="universities"
      placeholder="Name or province"
      listing={universityListing}
      list={list}
    >
      <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">
        {list.page.data.map((university) => (
          <UniversityRow key={university.id} university={university} heading="h2" />
        ))}
      </ol>
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(universityListing, (await params).query, readUniversities)
