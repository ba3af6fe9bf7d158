import { z } from 'zod'
import { day, done, id, moment, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

const tag = 'Calendar'
const path = '/v1/calendar-address'

/** 32 random bytes in base64url. */
export const calendarToken = z.string().regex(/^[\w-]{43}$/, 'must be the token of a calendar')

/** A saved listing with a closing date. `place` names its employer or provider and where it is. */
export const closingDay = z.object({
  area: z.enum(['jobs', 'internships', 'scholarships']),
  id,
  title: z.string(),
  place: z.string(),
  closingDate: day,
  updatedAt: moment,
})
export type ClosingDay = z.output<typeof closingDay>

export const calendarEndpoints = {
  get: endpoint({
    id: 'getCalendarAddress',
    method: 'GET',
    path,
    tag,
    summary: 'Since when the user has a calendar address; the address itself is not kept',
    access: 'session',
    extension: true,
    reply: z.object({ createdAt: moment.nullable() }),
  }),
  renew: endpoint({
    id: 'renewCalendarAddress',
    method: 'POST',
    path,
    tag,
    summary: 'Make the calendar address; one that was there before ends',
    access: 'session',
    extension: true,
    reply: z.object({ token: calendarToken, createdAt: moment }),
  }),
  end: endpoint({
    id: 'endCalendarAddress',
    method: 'DELETE',
    path,
    tag,
    summary: 'End the calendar address; without one nothing changes',
    access: 'session',
    extension: true,
    reply: done,
  }),
  read: endpoint({
    id: 'readCalendar',
    method: 'GET',
    path: '/v1/calendar/{token}',
    tag,
    summary: 'The closing days of all that its user has saved, the last ones first',
    extension: true,
    params: z.object({ token: calendarToken }),
    reply: pageOf(closingDay),
    errors: [404],
  }),
}
