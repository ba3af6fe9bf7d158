import { type ClosingDay, calendarEndpoints } from '@/lib/contract/calendar/calendar-address'
import { readEnv } from '@/lib/server/env'
import { toVisitorApiHeaders } from '@/lib/server/http/visitor-api-headers'
import { toSiteUrl } from '@/lib/server/site-url'
import { ApiError } from '@/lib/shared/api/api-error'
import { createApiClient } from '@/lib/shared/api/client'
import { RETRY_AFTER_SECONDS } from '@/lib/shared/limits'
import { toDetailHref } from '@/lib/shared/routes'
import { type ClosingEvent, toSavedCalendar } from './closing-calendar'

/** Forbids caches and search engines to store the response. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const

const NAME = 'Closing dates of what I saved'

/**
 * Answers one user's saved closing dates, so it bypasses the shared cache. 404 for an unknown or ended address, else 429
 * or 503.
 */
export async function sendSavedCalendar(request: Request, file: string): Promise<Response> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1]
  if (token === undefined) return sendError(404)
  try {
    const api = createApiClient(readEnv().API_URL, toVisitorApiHeaders(request))
    const { data } = await api.call(calendarEndpoints.read, { params: { token } })
    return new Response(toSavedCalendar(NAME, data.map(toEvent)), {
      headers: {
        ...PRIVATE_HEADERS,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="closing-dates.ics"',
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return sendError(error.statusCode, error.retryAfter)
  }
}

/** Uses the URL and the UID of the item's own .ics file, so that no calendar shows it twice. */
function toEvent({ area, id, ...day }: ClosingDay): ClosingEvent {
  return { ...day, name: `${area}-${id}`, url: toSiteUrl(toDetailHref(`/${area}`, id, day.title)) }
}

function sendError(status: number, retryAfter: number | null = null): Response {
  if (status === 404) {
    return new Response('There is no calendar at this address, or it has ended.', {
      status,
      headers: PRIVATE_HEADERS,
    })
  }
  return new Response('The calendar is not available right now. Please try again later.', {
    status: status === 429 ? status : 503,
    headers: { ...PRIVATE_HEADERS, 'Retry-After': String(retryAfter ?? RETRY_AFTER_SECONDS) },
  })
}
