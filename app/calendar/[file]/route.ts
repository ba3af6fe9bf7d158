import { readCalendar } from '@/lib/server/calendar/read-calendar'

type Context = { readonly params: Promise<{ file: string }> }

/** `/calendar/{token}.ics`: the closing days of all that somebody saved; whoever has the address may read it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return readCalendar(request, (await params).file)
}
