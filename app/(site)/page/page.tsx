import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { PageIndex } from '@/components/pages/page-index'
import { orUnavailable } from '@/lib/server/cache/query-result'
import { readContentPages } from '@/lib/server/queries/articles'
import { routes } from '@/lib/shared/routes'

const TITLE = 'About this site'
const INTRO = 'Who we are, how things work here, and the rules that protect you.'

export const metadata: Metadata = {
  title: TITLE,
  description: INTRO,
  alternates: {
    canonical: routes.pages,
    languages: { en: routes.pages, 'x-default': routes.pages },
  },
}

/** Renders `/page` without a slug (spec §2). */
export default async function ContentPageIndexPage() {
  const pages = await orUnavailable(readContentPages(), null)
  if (pages === null) return <UnavailableNotice />
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="border-b border-ink pt-6 pb-4 md:pt-10">
        <h1 className="text-2xl font-semibold">{TITLE}</h1>
        <p className="mt-1">{INTRO}</p>
      </header>
      <PageIndex pages={pages} />
    </div>
  )
}
