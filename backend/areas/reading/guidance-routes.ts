import { Attachment } from '@/backend/platform/http/attachment'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { interviewTipEndpoints } from '@/lib/contract/reading/interview-tip'
import { letterTemplateEndpoints } from '@/lib/contract/reading/letter-template'
import * as tips from './interview-tips'
import * as templates from './letter-templates'

const NO_TEMPLATE = missing('template')

/** What helps an applicant: interview tips, CV and cover-letter templates. */
export function mountGuidanceRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, interviewTipEndpoints.list, ({ query }) =>
    tips.listInterviewTips(db, clock.now(), query),
  )

  mount(
    context,
    interviewTipEndpoints.get,
    async ({ params }) =>
      (await tips.getInterviewTip(db, clock.now(), params.id)) ?? missing('interview tip'),
  )

  mount(context, letterTemplateEndpoints.list, ({ query }) =>
    templates.listLetterTemplates(db, clock.now(), query),
  )

  mount(
    context,
    letterTemplateEndpoints.get,
    async ({ params }) =>
      (await templates.getLetterTemplate(db, clock.now(), params.id)) ?? NO_TEMPLATE,
  )

  mount(context, letterTemplateEndpoints.download, async ({ params }) => {
    const file = await templates.getLetterTemplateFile(db, clock.now(), params.id)
    return file === null ? NO_TEMPLATE : new Attachment(file.content, file.name, file.mediaType)
  })
}
