import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { interviewTipEndpoints } from '@/lib/contract/articles/interview-tip'
import { getInterviewTip, listInterviewTips } from './interview-tips'

const NO_TIP = notFound('interview tip')

export function mountInterviewTipRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, interviewTipEndpoints.list, ({ query }) =>
    listInterviewTips(db, clock.now(), query),
  )

  mount(
    context,
    interviewTipEndpoints.get,
    async ({ params }) => (await getInterviewTip(db, clock.now(), params.id)) ?? NO_TIP,
  )
}
