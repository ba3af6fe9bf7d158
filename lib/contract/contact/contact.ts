import { z } from 'zod'
import { done } from '@/lib/contract/common'
import { contactCalls } from '@/lib/contract/contact/contact-calls'
import { endpoint } from '@/lib/contract/endpoint'

const words = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')

export const contactEndpoints = {
  send: endpoint({
    id: 'sendContactMessage',
    ...contactCalls.send,
    tag: 'Contact',
    summary: 'Send the people behind the site a message',
    body: z.strictObject({
      companyName: words(200).regex(/^[^\r\n]*$/, 'must be one line'),
      email: z.string().trim().max(254).pipe(z.email()),
      message: words(5000),
    }),
    reply: done,
  }),
}
