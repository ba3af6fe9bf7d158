import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

const mailedToken = z.object({ token: z.string().min(20).max(100) })

export const emailChangeEndpoints = {
  change: endpoint({
    id: 'changeEmail',
    method: 'PATCH',
    path: '/v1/profile/email',
    tag: 'Profile',
    summary: 'Mail a link to a new address; the address changes when the link is confirmed',
    cost: 'expensive',
    access: 'session',
    body: z.strictObject({ email: z.string().trim().max(254).pipe(z.email()) }),
    reply: done,
    errors: [409],
  }),
  askConfirmation: endpoint({
    id: 'askEmailChange',
    method: 'GET',
    path: '/v1/profile/email/confirmation',
    tag: 'Profile',
    summary: 'A page that asks to confirm a new address; opening it changes nothing',
    extension: true,
    query: mailedToken,
    reply: z.string(),
    replies: 'html',
    errors: [404],
  }),
  confirm: endpoint({
    id: 'confirmEmailChange',
    method: 'POST',
    path: '/v1/profile/email/confirmation',
    tag: 'Profile',
    summary: 'Change the address to the one the link was mailed to, and end all sessions',
    extension: true,
    query: mailedToken,
    reply: z.string(),
    replies: 'html',
    errors: [404, 409],
  }),
}
