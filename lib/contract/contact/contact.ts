import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { schemalessContactEndpoints } from '@/lib/contract/contact/schemaless-contact-endpoints'
import { endpoint } from '@/lib/contract/endpoint'
import { lineInput, multilineInput } from '@/lib/contract/text-inputs'

export const contactEndpoints = {
  send: endpoint({
    id: 'sendContactMessage',
    ...schemalessContactEndpoints.send,
    tag: 'Contact',
    summary: 'Send the people behind the site a message',
    body: z.strictObject({
      companyName: lineInput(200).min(1),
      email: z.string().trim().max(254).pipe(z.email()),
      message: multilineInput(5000).min(1),
    }),
    reply: done,
  }),
}
