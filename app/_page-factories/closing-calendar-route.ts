import { idInput } from '@/lib/contract/common'
import { orGone, orUnavailable } from '@/lib/server/cache/query-result'
import { toClosingCalendar } from '@/lib/server/calendar/closing-calendar'
import { toSiteUrl } from '@/lib/server/site-url'

type Item = {
  readonly id: number
  readonly title: string
  readonly status: 'open' | 'closed'
  readonly closingDate: string | null
  readonly updatedAt: string
}

type CalendarOptions<T> = {
  readonly read: (id: number) => Promise<T | null>
  readonly toPath: (item: T) => string
  readonly toPlace: (item: T) => string
}

type Context = { readonly params: Promise<{ id: string }> }

export type CalendarRoute = (request: Request, context: Context) => Promise<Response>

const GONE = Symbol('gone')

/**
 * Creates a route that answers with an .ics file: 404 when there is no such item, no date, or it is closed; 410 when it
 * was taken down; 503 while the API is unavailable.
 */
export function createClosingCalendarRoute<T extends Item>({
  read,
  toPath,
  toPlace,
}: CalendarOptions<T>): CalendarRoute {
  return async (_, { params }) => {
    const id = idInput.safeParse((await params).id)
    const item = id.success ? await orUnavailable(orGone(read(id.data), GONE), undefined) : null
    if (item === GONE) return sendError(410, 'This was taken down.')
    if (item === undefined) {
      return sendError(503, 'The closing date is not available right now. Please try again soon.')
    }
    if (item === null || item.closingDate === null || item.status === 'closed') {
      return sendError(404, 'This listing has no closing date.')
    }
    const path = toPath(item)
    const [, listing] = path.split('/')
    const name = `${listing}-${item.id}`
    const { title, closingDate, updatedAt } = item
    const about = { url: toSiteUrl(path), name, place: toPlace(item) }
    return new Response(toClosingCalendar({ title, closingDate, updatedAt, ...about }), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}-closing.ics"`,
        'Cache-Control': 'public, max-age=0, s-maxage=300',
      },
    })
  }
}

function sendError(status: 404 | 410 | 503, words: string): Response {
  return new Response(words, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': '5' } : {}) },
  })
}
