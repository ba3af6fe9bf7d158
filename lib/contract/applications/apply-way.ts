import { z } from 'zod'

/**
 * How one applies for a vacancy. `here`: we mail it to the employer, whose address is not told; `site`: on a page of the employer;
 * `mail`: the applicant writes to the address that the employer's own words name; `text`: as those words say.
 */
export const applyWay = z.discriminatedUnion('way', [
  z.object({ way: z.literal('here') }),
  z.object({ way: z.literal('site'), url: z.url() }),
  z.object({ way: z.literal('mail'), address: z.email() }),
  z.object({ way: z.literal('text') }),
])
export type ApplyWay = z.output<typeof applyWay>
