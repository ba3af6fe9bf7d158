import { Attachment } from '@/backend/platform/http/attachment'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { getInterviewTip, listInterviewTips } from '@/lib/contract/reading/interview-tip'
import {
  downloadLetterTemplate,
  getLetterTemplate,
  listLetterTemplates,
} from '@/lib/contract/reading/letter-template'
import * as tips from './interview-tips'
import * as templates from './letter-templates'

const NO_TEMPLATE = missing('template')

/** What helps an applicant: interview tips, CV and cover-letter templates. */
export function mountGuidanceRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, listInterviewTips, ({ query }) => tips.listInterviewTips(db, clock.now(), query))

  mount(
    context,
    getInterviewTip,
    async ({ params }) =>
      (await tips.getInterviewTip(db, clock.now(), params.id)) ?? missing('interview tip'),
  )

  mount(context, listLetterTemplates, ({ query }) =>
    templates.listLetterTemplates(db, clock.now(), query),
  )

  mount(
    context,
    getLetterTemplate,
    async ({ params }) =>
      (await templates.getLetterTemplate(db, clock.now(), params.id)) ?? NO_TEMPLATE,
  )

  mount(context, downloadLetterTemplate, async ({ params }) => {
    const file = await templates.getLetterTemplateFile(db, clock.now(), params.id)
    return file === null ? NO_TEMPLATE : new Attachment(file.content, file.name, file.mediaType)
  })
}
