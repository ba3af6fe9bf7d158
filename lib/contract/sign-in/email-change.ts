import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { endpoint, mailLinkEndpoints } from '@/lib/contract/endpoint'

const [askConfirmation, confirm] = mailLinkEndpoints({
  path: '/v1/profile/email/confirmation',
  tag: 'Profile',
  query: z.object({ token: z.string().min(20).max(100) }),
  actErrors: [409],
  ask: {
    id: 'askEmailChange',
    summary: 'A page that asks to confirm a new address; opening it changes nothing',
  },
  act: {
    id: 'confirmEmailChange',
    summary: 'Change the address to the one the link was mailed to, and end all sessions',
  },
})

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
  askConfirmation,
  confirm,
}
