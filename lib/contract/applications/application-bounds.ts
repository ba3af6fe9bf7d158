/**
 * Maximum characters of each answer; apart from the schemas, so that forms can use them without zod (decision
 * 017).
 */
export const APPLICATION_BOUNDS = {
  name: 200,
  email: 254,
  phoneNumber: 40,
  education: 200,
  major: 200,
  experience: 2000,
  coverLetterText: 6000,
  note: 2000,
} as const
