import { z } from 'zod'
import { lineInput, multilineInput } from '@/lib/contract/text-inputs'
import { APPLICATION_BOUNDS as MOST } from './application-bounds'

/** Empty text becomes null. */
const orNull = (text: z.ZodString) => text.transform((words) => words || null).nullable()

const optionalLine = (maxLength: number) => orNull(lineInput(maxLength))

const optionalText = (maxLength: number) => orNull(multilineInput(maxLength))

/**
 * Fields of the form to apply, to be spread into a body. The first four fields are from the specification (spec §3), the rest is ours. `key` is unique to each form
 * opened: repeating it returns the same application (promise F9). A contact that is left out is taken from the
 * profile; null is not sent to the employer.
 */
export const applicationFormFields = {
  resumeId: z.uuid(),
  coverLetterFileId: z.uuid().nullable().default(null),
  note: optionalText(MOST.note).default(null),
  key: z.uuid().nullable().default(null),
  name: optionalLine(MOST.name).optional(),
  email: optionalLine(MOST.email).pipe(z.email().nullable()).optional(),
  /** Numbers without a country code are Cambodian. */
  phoneNumber: optionalLine(MOST.phoneNumber).optional(),
  education: optionalLine(MOST.education).default(null),
  major: optionalLine(MOST.major).default(null),
  experience: optionalText(MOST.experience).default(null),
  coverLetterText: optionalText(MOST.coverLetterText).default(null),
}
