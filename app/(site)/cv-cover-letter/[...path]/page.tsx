import { createDetailPage } from '@/app/_page-factories/detail-page'
import { byIdOrSlug } from '@/app/_page-factories/item-address'
import { TemplatePage } from '@/components/document-templates/template-page'
import { MAX_LIMIT } from '@/lib/contract/common'
import { orPartial } from '@/lib/server/cache/query-result'
import {
  readTemplate,
  readTemplatePreview,
  readTemplates,
} from '@/lib/server/queries/document-templates'
import { articleMetadata } from '@/lib/server/seo/item-metadata'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { toSiteUrl } from '@/lib/server/site-url'
import { listSimilarTemplates } from '@/lib/shared/document-templates/similar-templates'
import { routes } from '@/lib/shared/routes'

const page = createDetailPage({
  address: byIdOrSlug({
    read: readTemplate,
    readList: readTemplates,
    toPath: routes.template,
  }),
  toMetadata: articleMetadata,
  toPicture: itemPictures['cv-cover-letter'].toPicture,
  render: async (template) => {
    const [preview, others] = await Promise.all([
      orPartial(readTemplatePreview(template.id), null),
      orPartial(readTemplates({ limit: MAX_LIMIT }), null),
    ])
    const similar = listSimilarTemplates(template, others?.data ?? [])
    return <TemplatePage template={template} {...{ preview, similar }} toUrl={toSiteUrl} />
  },
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
