import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { ArticlePage } from '@/components/articles/article-page'
import { CountView } from '@/components/detail/count-view'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import type { Article } from '@/lib/contract/reading/article'
import { findAddressed } from '@/lib/server/articles/addressed'
import { listTitles } from '@/lib/server/articles/titles'
import { readCareerAdvice, readCareerAdviceList } from '@/lib/server/data/career-advice'
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
  const read = await orUnavailable(Promise.all([getAdvice(params), readSite()]), null)
  if (read === null) return {}
  const [advice, site] = read
  if (advice === null) return missingMetadata
  return articleMetadata(advice, routes.careerAdvice(advice), site.name)
}

/** `/career-advices/{id}/{slug}` (spec §2). */
export default async function CareerAdvicePage({ params }: Props) {
  const read = await orUnavailable(Promise.all([getAdvice(params), readSite()]), undefined)
  if (read === undefined) return <UnavailableNotice />
  const [advice, site] = read
  if (advice === null) return <Missing />
  return (
    <>
      <CountView path={`/v1/careers-advice/${advice.id}/views`} />
      <ArticlePage
        article={advice}
        hrefOf={routes.careerAdvice}
        list={{ name: 'Career advice', href: routes.careerAdviceList, all: 'All career advice' }}
        prefix="advice"
        type="Article"
        site={site}
      />
    </>
  )
}

/** Answers 308 when the address is not written in full. */
async function getAdvice(params: Props['params']): Promise<Article | null> {
  const { path } = await params
  const found = await findAddressed(path, {
    readOne: readCareerAdvice,
    readTitles: () => listTitles(readCareerAdviceList),
  })
  if (found === null) return null
  if (!found.isOwn) permanentRedirect(routes.careerAdvice(found.item))
  return found.item
}
