import { sendSavedCalendar } from '@/lib/server/calendar/calendar-response'

type Context = { readonly params: Promise<{ file: string }> }

/**
 * Answers `/calendar/{token}.ics` with the closing dates of a user's saved items; anybody who has the address may read
 * it.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return sendSavedCalendar(request, (await params).file)
}
