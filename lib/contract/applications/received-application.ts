import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'

const tag = 'Applications'
const path = '/v1/received-application'

const token = z.string().regex(/^[\w-]{43}$/, 'must be a mailed token')

/** For employers, who have no account: the token in the e-mail opens one application for thirty days. */
export const receivedApplicationEndpoints = {
  ask: endpoint({
    id: 'askReceivedApplication',
    method: 'GET',
    path,
    tag,
    summary: 'A page with a button that opens a mailed application; loading it changes nothing',
    extension: true,
    query: z.object({ token }),
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  open: endpoint({
    id: 'openReceivedApplication',
    method: 'POST',
    path,
    tag,
    summary: 'The answers of a mailed application; the applicant is told that it was opened',
    extension: true,
    query: z.object({ token }),
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
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
