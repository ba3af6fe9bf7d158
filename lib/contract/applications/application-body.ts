import { z } from 'zod'
import { APPLICATION_BOUNDS as MOST } from './application-bounds'

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((words) => !words.includes('\u0000'), 'must not contain the NUL character')
    .transform((words) => words || null)
    .nullable()

const line = (longest: number) =>
  text(longest).refine((words) => words === null || !/[\r\n]/.test(words), 'must be one line')

/**
 * The first four are the specification's (spec §3), the rest is ours. `key` is one for each form that was opened: sent again, it answers
 * the same application (promise F9). A way to be reached that is left out is taken from the profile; null is not told to the employer.
 */
export const applicationBody = {
  resumeId: z.uuid(),
  coverLetterFileId: z.uuid().nullable().default(null),
  note: text(MOST.note).default(null),
  key: z.uuid().nullable().default(null),
  name: line(MOST.name).optional(),
  email: line(MOST.email).pipe(z.email().nullable()).optional(),
  /** Numbers without a country are Cambodian. */
  phoneNumber: line(MOST.phoneNumber).optional(),
  education: line(MOST.education).default(null),
  major: line(MOST.major).default(null),
  experience: text(MOST.experience).default(null),
  coverLetterText: text(MOST.coverLetterText).default(null),
}
