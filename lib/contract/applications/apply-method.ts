import { z } from 'zod'

/**
 * How to apply for a vacancy. `here`: we e-mail the application to the employer, whose address is not
 * published; `site`: on a page of the employer; `mail`: by e-mail to the address in the employer's text;
 * `text`: as the text says.
 */
export const applyMethod = z.discriminatedUnion('way', [
  z.object({ way: z.literal('here') }),
  z.object({ way: z.literal('site'), url: z.url() }),
  z.object({ way: z.literal('mail'), address: z.email() }),
  z.object({ way: z.literal('text') }),
])
export type ApplyMethod = z.output<typeof applyMethod>
