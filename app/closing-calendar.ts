import { idInput } from '@/lib/contract/common'
import { type ClosingEvent, toClosingCalendar } from '@/lib/server/calendar/closing-event'
import { orUnavailable } from '@/lib/server/data/reading'

type Item = {
  readonly title: string
  readonly status: 'open' | 'closed'
  readonly closingDate: string | null
  readonly updatedAt: string
}

/** 404 when there is no such item or no closing day ahead; 503 while the API is away. */
export async function answerClosingCalendar<T extends Item>(
  params: Promise<{ id: string }>,
  readItem: (id: number) => Promise<T | null>,
  toDetails: (item: T) => Pick<ClosingEvent, 'url' | 'name' | 'place'>,
): Promise<Response> {
  const id = idInput.safeParse((await params).id)
  const item = id.success ? await orUnavailable(readItem(id.data), undefined) : null
  if (item === undefined) return refuse(503, 'The closing date cannot be read now. Try again soon.')
  if (item === null || item.closingDate === null || item.status === 'closed') {
    return refuse(404, 'There is no closing date here to put in a calendar.')
  }
  const { title, closingDate, updatedAt } = item
  const event = { title, closingDate, updatedAt, ...toDetails(item) }
  return new Response(toClosingCalendar(event), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.name}-closing.ics"`,
      'Cache-Control': 'public, max-age=0, s-maxage=300',
    },
  })
}

function refuse(status: 404 | 503, words: string): Response {
  return new Response(words, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': '5' } : {}) },
  })
}
