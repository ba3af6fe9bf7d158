import type { Metadata } from 'next'

import { SearchShell } from '@/components/articles/search-shell'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { TemplateRows } from '@/components/templates/template-rows'
import { orUnavailable } from '@/lib/server/data/reading'
import { readTemplates } from '@/lib/server/data/templates'
import { readSearchList } from '@/lib/server/listing/search-list'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { templateListing } from '@/lib/shared/listing/listings'
import { EVERYTHING } from '@/lib/shared/listing/packed-query'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

const INTRO = 'Word documents for engineers, free to take: fill in the brackets, and send.'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return {}
  if (list === null) return missingMetadata
  return searchListMetadata(templateListing, list.query, {
    title: 'CV and cover-letter templates',
    description: INTRO,
  })
}

/** `next.config.ts` and the middleware rewrite `/cv-cover-letter` to this (architecture §4). */
export default async function TemplatesPage({ params }: Props) {
  const list = await orUnavailable(getList(params), undefined)
  if (list === undefined) return <UnavailableNotice />
  if (list === null) return <Missing />
  return (
    <SearchShell
      title="CV and cover letter"
      intro={INTRO}
      one="template"
      many="templates"
      placeholder="Civil, internship, letter"
      listing={templateListing}
      list={list}
    >
      <TemplateRows templates={list.page.data} />
    </SearchShell>
  )
}

const getList = async (params: Props['params']) =>
  readSearchList(templateListing, (await params).query, readTemplates)
