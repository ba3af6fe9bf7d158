import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { TemplatePage } from '@/components/templates/template-page'
import type { Template } from '@/lib/contract/reading/template'
import { findAddressed } from '@/lib/server/articles/addressed'
import { listTitles } from '@/lib/server/articles/titles'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSite } from '@/lib/server/data/settings'
import { readTemplate, readTemplatePreview, readTemplates } from '@/lib/server/data/templates'
import { articleMetadata } from '@/lib/server/seo/article-metadata'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { listSimilarTemplates } from '@/lib/shared/templates/similar-templates'
import { Missing, missingMetadata } from '../../../missing'

type Props = { readonly params: Promise<{ path: string[] }> }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ path: ['1'] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getTemplate(params), readSite()]), null)
  if (read === null) return {}
  const [template, site] = read
  if (template === null) return missingMetadata
  return articleMetadata(template, routes.template(template), site.name)
}

/** `/cv-cover-letter/{id}/{slug}` (spec §2). */
export default async function TemplateItemPage({ params }: Props) {
  const template = await orUnavailable(getTemplate(params), undefined)
  if (template === undefined) return <UnavailableNotice />
  if (template === null) return <Missing />
  const [preview, others] = await Promise.all([
    orUnavailable(readTemplatePreview(template.id), null),
    orUnavailable(readTemplates({ limit: 100 }), null),
  ])
  return (
    <TemplatePage
      template={template}
      preview={preview}
      similar={listSimilarTemplates(template, others?.data ?? [])}
      toUrl={toSiteUrl}
    />
  )
}

/** Answers 308 when the address is not written in full. */
async function getTemplate(params: Props['params']): Promise<Template | null> {
  const { path } = await params
  const found = await findAddressed(path, {
    readOne: readTemplate,
    readTitles: () => listTitles(readTemplates),
  })
  if (found === null) return null
  if (!found.isOwn) permanentRedirect(routes.template(found.item))
  return found.item
}
