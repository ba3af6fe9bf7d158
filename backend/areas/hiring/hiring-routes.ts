import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { majorEndpoints } from '@/lib/contract/studies/major'
import { toDay } from '@/lib/shared/calendar/day'
import { summarizeCompanyHiring } from './company-hiring'
import { summarizeMajorHiring } from './major-hiring'

export function mountHiringRoutes(context: RouteContext): void {
  const { reads, clock } = context
  const today = () => toDay(clock.now())

  mountPublic(
    context,
    companyEndpoints.hiring,
    async ({ params }) =>
      (await reads((from) => summarizeCompanyHiring(from, today(), params.id))) ??
      notFound('employer'),
  )

  mountPublic(
    context,
    majorEndpoints.hiring,
    async ({ params }) =>
      (await reads((from) => summarizeMajorHiring(from, today(), params.id))) ?? notFound('major'),
  )
}
