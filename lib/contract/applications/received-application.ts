import { z } from 'zod'
import { endpoint, mailLinkEndpoints } from '@/lib/contract/endpoint'

const tag = 'Applications'
const path = '/v1/received-application'

const token = z.string().regex(/^[\w-]{43}$/, 'must be a mailed token')

const [ask, open] = mailLinkEndpoints({
  path,
  tag,
  query: z.object({ token }),
  ask: {
    id: 'askReceivedApplication',
    summary: 'A page with a button that opens a mailed application; loading it changes nothing',
  },
  act: {
    id: 'openReceivedApplication',
    summary: 'The answers of a mailed application; the applicant is told that it was opened',
  },
})

/** For employers, who have no account: the token in the e-mail opens one application for thirty days. */
export const receivedApplicationEndpoints = {
  ask,
  open,
  file: endpoint({
    id: 'getReceivedApplicationFile',
    method: 'POST',
    path: `${path}/file`,
    tag,
    summary: 'The CV or the letter of a mailed application, to save',
    extension: true,
    query: z.object({ token, file: z.enum(['resume', 'letter']) }),
    reply: z.unknown(),
    replies: 'file',
    errors: [404],
  }),
}
