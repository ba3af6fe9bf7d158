import { type ClosingDay, calendarEndpoints } from '@/lib/contract/calendar/calendar-address'
import { readEnv } from '@/lib/server/env'
import { toApiHeaders } from '@/lib/server/forms/to-api-headers'
import { toSiteUrl } from '@/lib/server/site-url'
import { ApiError } from '@/lib/shared/api/api-error'
import { createApiClient } from '@/lib/shared/api/client'
import { RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { toDetailHref } from '@/lib/shared/routes'
import { type ClosingEvent, toSavedCalendar } from './closing-event'

/** Kept by nobody on the way, and in no search engine. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const

const NAME = 'Closing dates of what I saved'

/** Never from what readers keep: it is one person's. 404 for an address that is none or has ended, 429, 503. */
export async function readCalendar(request: Request, file: string): Promise<Response> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1]
  if (token === undefined) return refuse(404)
  try {
    const api = createApiClient(readEnv().API_URL, toApiHeaders(request))
    const { data } = await api.call(calendarEndpoints.read, { params: { token } })
    return new Response(toSavedCalendar(NAME, data.map(toEvent)), {
      headers: {
        ...PRIVATE,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="visvakor-closing-dates.ics"',
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuse(error.statusCode, error.retryAfter)
  }
}

/** With the address and the name that its own `.ics` has, so that no calendar shows it twice. */
function toEvent({ area, id, ...day }: ClosingDay): ClosingEvent {
  return { ...day, name: `${area}-${id}`, url: toSiteUrl(toDetailHref(`/${area}`, id, day.title)) }
}

function refuse(status: number, retryAfter: number | null = null): Response {
  if (status === 404) {
    return new Response('There is no calendar at this address, or it has ended.', {
      status,
      headers: PRIVATE,
    })
  }
  return new Response('The calendar cannot be read now. Try again later.', {
    status: status === 429 ? status : 503,
    headers: { ...PRIVATE, 'Retry-After': String(retryAfter ?? RETRY_AFTER_SECONDS) },
  })
}
