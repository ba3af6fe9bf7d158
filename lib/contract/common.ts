import { z } from 'zod'

/** The largest PostgreSQL `integer`; public ids are such integers (architecture §7). */
const MAX_ID = 2_147_483_647

/** The last row that can be reached by paging (architecture §8). */
export const MAX_LISTED = 10_000

/** Decimal digits in a path or query. */
export const idInput = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive whole number')
  .transform(Number)
  .refine((id) => id <= MAX_ID, 'is too large')
  .or(z.number().int().min(1).max(MAX_ID))

/** Maximum number of ids in one filter: the capital and the 24 provinces. */
const MAX_IDS = 25

const idList = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'must be positive whole numbers with commas between')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.every((id) => id <= MAX_ID), 'is too large')
  .or(
    z
      .number()
      .int()
      .min(1)
      .max(MAX_ID)
      .transform((id) => [id]),
  )

/** At most 25 ids, as a repeated key or separated by commas; sorted and without duplicates. */
export const idsInput = idList
  .or(
    z
      .array(idList)
      .min(1)
      .max(MAX_IDS)
      .transform((lists) => lists.flat()),
  )
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
  .refine((ids) => ids.length <= MAX_IDS, 'must be at most 25')

export const idParams = z.object({ id: idInput })

export const id = z.int().min(1).max(MAX_ID)

/** Used in replies for listings, visitors and money, which may be zero. */
export const count = z.int().min(0)

/** Used in replies for bytes, years and seats, which are left out instead of zero. */
export const countFromOne = z.int().min(1)

/** ISO 8601, UTC. */
export const moment = z.iso.datetime()

const MOMENT_LENGTH = '2026-01-01T00:00:00.000Z'.length

/** Used in inputs: years 1970 to 9999, which PostgreSQL can read. */
export const momentInput = moment
  .max(MOMENT_LENGTH, 'must have three digits of a second at most')
  .regex(/^(?:19[7-9]|[2-9])/, 'is too long ago')

/** `YYYY-MM-DD` in Asia/Phnom_Penh. */
export const day = z.iso.date()

export const named = z.object({ id, name: z.string() })
export type Named = z.output<typeof named>

/** For short lists; the Khmer name is an extension, and missing in older cached replies. */
export const listedName = named.extend({ nameKm: z.string().nullable().optional() })

export const lookupItem = named.extend({ nameKm: z.string().nullable() })
export type LookupItem = z.output<typeof lookupItem>

/** `url` is a path on our origin or an absolute address. */
export const picture = z.object({ url: z.string() })

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .or(z.number().int())
    .pipe(z.number().min(min).max(max))

export const MAX_LIMIT = 100

/** See architecture §7. */
export const pagingQuery = z.object({
  limit: wholeNumber(1, MAX_LIMIT).default(20),
  offset: wholeNumber(0, MAX_LISTED).default(0),
})

/** PostgreSQL cannot store NUL; empty means none. */
export const searchText = z
  .string()
  .max(200, 'must be at most 200 characters')
  .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')

/** `total` counts to 10,000 at most; `totalIsExact` is false when there may be more (architecture §8). */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: count,
    totalIsExact: z.boolean().default(true),
    limit: z.int(),
    offset: z.int(),
  })
}

/** The body of every error (spec §8, architecture §7); messages are safe to show. */
export const errorBody = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.output<typeof errorBody>

export const done = z.object({ success: z.literal(true) })
