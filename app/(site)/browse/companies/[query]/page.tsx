import type { Metadata } from 'next'
import { SearchShell } from '@/components/articles/search-shell'
import { CompanyRow } from '@/components/companies/company-row'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readCompanies } from '@/lib/server/data/companies'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { companyListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO =
  'Who employs engineers in Cambodia: companies, ministries and public bodies, and what they have open.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(companyListing, list.query, {
    title: 'Employers of engineers',
    description: INTRO,
  })
}

/** `next.config.ts` and the middleware rewrite `/companies` to this (architecture §4). */
export default async function CompaniesPage({ params }: Props) {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return <UnavailableNotice />
  if (list === null) return <Missing />
  return (
    <SearchShell
      title="Employers"
      intro={INTRO}
      one="employer"
      many="employers"
      placeholder="Name or province"
      listing={companyListing}
      list={list}
    >
      <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">
        {list.page.data.map((company) => (
          <CompanyRow key={company.id} company={company} heading="h2" />
        ))}
      </ol>
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(companyListing, (await params).query, readCompanies)
