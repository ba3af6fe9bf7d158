import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { ArticlePage } from '@/components/articles/article-page'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import type { Tip } from '@/lib/contract/reading/article'
import { findAddressed } from '@/lib/server/articles/addressed'
import { listTitles } from '@/lib/server/articles/titles'
import { readInterviewTip, readInterviewTips } from '@/lib/server/data/interview-tips'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSite } from '@/lib/server/data/settings'
import { articleMetadata } from '@/lib/server/seo/article-metadata'
import { routes } from '@/lib/shared/routes'
import { Missing, missingMetadata } from '../../../missing'

type Props = { readonly params: Promise<{ path: string[] }> }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ path: ['1'] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getTip(params), readSite()]), null)
  if (read === null) return {}
  const [tip, site] = read
  if (tip === null) return missingMetadata
  return articleMetadata(tip, routes.interviewTip(tip), site.name)
}

/** `/job-interview-tips/{id}/{slug}` (spec §2). */
export default async function InterviewTipPage({ params }: Props) {
  const read = await orUnavailable(Promise.all([getTip(params), readSite()]), undefined)
  if (read === undefined) return <UnavailableNotice />
  const [tip, site] = read
  if (tip === null) return <Missing />
  return (
    <ArticlePage
      article={tip}
      hrefOf={routes.interviewTip}
      list={{ name: 'Interview tips', href: routes.interviewTips, all: 'All interview tips' }}
      prefix="tip"
      type="Article"
      site={site}
    />
  )
}

/** Answers 308 when the address is not written in full. */
async function getTip(params: Props['params']): Promise<Tip | null> {
  const { path } = await params
  const found = await findAddressed(path, {
    readOne: readInterviewTip,
    readTitles: () => listTitles(readInterviewTips),
  })
  if (found === null) return null
  if (!found.isOwn) permanentRedirect(routes.interviewTip(found.item))
  return found.item
}
