import { z } from 'zod'
import { toCleanLine, toRichText } from '@/backend/platform/text/rich-text'

// As the writers store them, so that a correction is what the page shows.
const line = z
  .string('It is missing.')
  .transform(toCleanLine)
  .pipe(z.string().min(1, 'It is empty.').max(300))
const text = z.string('It is missing.').max(100_000).transform(toRichText)
const filledText = text.pipe(z.string().min(1, 'It is empty.'))
const day = z.iso.date('Write the day as 2026-12-31.').nullable()
const id = z.int().positive()
const ref = id.nullable()
const refs = z.array(id).max(50)
const amount = z.int().min(0).nullable()
const address = z.url({ protocol: /^https?$/ }).nullable()

/** Builds the changes of an act: values to set, and fields that their source states again. */
function toChanges<Fields extends Readonly<Record<string, z.ZodType>>>(fields: Fields) {
  return {
    set: z.strictObject(fields).partial(),
    reset: z.array(z.enum(Object.keys(fields))),
  }
}

/** Whether changes name a field. */
export const hasChanges = ({ set, reset }: { readonly set: object; readonly reset: object }) =>
  Object.keys(set).length + Object.keys(reset).length > 0

export const NO_CHANGE_MESSAGE = 'Name a field.'

/** What operators can correct; the keys are those of the drafts. */
export const listingChangeSchemas = {
  vacancy: toChanges({
    title: line,
    place: line,
    locationId: ref,
    otherLocationIds: refs,
    categoryId: ref,
    majorIds: refs,
    typeId: ref,
    levelId: ref,
    qualificationId: ref,
    payMin: amount,
    payMax: amount,
    payCurrency: z.enum(['USD', 'KHR']).nullable(),
    positions: z.int().positive().nullable(),
    closingDate: day,
    description: filledText,
    requirements: text,
    benefits: text,
    howToApply: text,
    applyUrl: address,
    applyEmail: z.email().nullable(),
  }),
  scholarship: toChanges({
    title: line,
    provider: line,
    country: line,
    universityId: ref,
    departmentId: ref,
    qualificationId: ref,
    majorIds: refs,
    type: z.enum(['full', 'partial']),
    seats: z.int().positive().nullable(),
    openingDate: day,
    closingDate: day,
    description: filledText,
    funding: text,
    eligibility: text,
    howToApply: text,
    applyUrl: address,
  }),
}

export const employerChangeSchemas = toChanges({
  name: line,
  kind: z.enum(['company', 'ministry']),
  featured: z.boolean(),
  companyTypeId: ref,
  locationId: ref,
  description: text,
  website: address,
})

const names = { name: line, nameKm: line.nullable() }

export const departmentChangeSchemas = toChanges(names)

export const majorChangeSchemas = toChanges({
  ...names,
  departmentId: id,
  durationYears: z.int().min(1).max(10),
  degree: line,
  universityIds: refs,
  description: filledText,
  careers: text,
})

export const universityChangeSchemas = toChanges({
  ...names,
  locationId: ref,
  description: text,
  website: address,
  featured: z.boolean(),
})
