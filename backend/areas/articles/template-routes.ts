import { Attachment } from '@/backend/platform/http/attachment'
import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { templateEndpoints } from '@/lib/contract/articles/template'
import { getTemplate, getTemplateFile, listTemplates } from './templates'

const NO_TEMPLATE = notFound('template')

export function mountTemplateRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, templateEndpoints.list, ({ query }) => listTemplates(db, clock.now(), query))

  mount(
    context,
    templateEndpoints.get,
    async ({ params }) => (await getTemplate(db, clock.now(), params.id)) ?? NO_TEMPLATE,
  )

  mount(context, templateEndpoints.download, async ({ params }) => {
    const file = await getTemplateFile(db, clock.now(), params.id)
    return file === null ? NO_TEMPLATE : new Attachment(file.content, file.name, file.mediaType)
  })
}
