import { byNumberOrName } from '@/app/_makers/address'
import { itemPage } from '@/app/_makers/item-page'
import { TemplatePage } from '@/components/templates/template-page'
import { MAX_LIMIT } from '@/lib/contract/common'
import { readTemplate, readTemplatePreview, readTemplates } from '@/lib/server/data/templates'
import { orWithout } from '@/lib/server/reading/reading'
import { articleMetadata } from '@/lib/server/seo/article-metadata'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { listSimilarTemplates } from '@/lib/shared/templates/similar-templates'

const page = itemPage({
  address: byNumberOrName({
    read: readTemplate,
    readList: readTemplates,
    toPath: routes.template,
  }),
  toMetadata: articleMetadata,
  toPicture: itemPictures['cv-cover-letter'].toPicture,
  show: async (template) => {
    const [preview, others] = await Promise.all([
      orWithout(readTemplatePreview(template.id), null),
      orWithout(readTemplates({ limit: MAX_LIMIT }), null),
    ])
    const similar = listSimilarTemplates(template, others?.data ?? [])
    return <TemplatePage template={template} {...{ preview, similar }} toUrl={toSiteUrl} />
  },
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
