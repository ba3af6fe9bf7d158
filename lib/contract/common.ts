import { z } from 'zod'

/** Largest integer PostgreSQL's `integer` column holds; public ids are such integers (architecture §7). */
const MAX_ID = 2_147_483_647

/** Deepest row a listing can be paged to; past it a search should be narrowed (architecture §8). */
export const MAX_LISTED = 10_000

/** A public id as it stands in a path or a query: decimal digits, 1 to 2^31 - 1. */
export const idInput = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive whole number')
  .transform(Number)
  .refine((id) => id <= MAX_ID, 'is too large')
  .or(z.number().int().min(1).max(MAX_ID))

/** Path parameters of every endpoint about one public item. */
export const idParams = z.object({ id: idInput })

/** A public id in a reply. */
export const id = z.int().min(1).max(MAX_ID)

/** A moment: ISO 8601, UTC. */
export const moment = z.iso.datetime()

/** A calendar day in Asia/Phnom_Penh: `YYYY-MM-DD`. */
export const day = z.iso.date()

/** Something with an id and a name: a category, a place, a level. */
export const named = z.object({ id, name: z.string() })
export type Named = z.output<typeof named>

/** A named thing that also has a Khmer name. */
export const lookupItem = named.extend({ nameKm: z.string().nullable() })
export type LookupItem = z.output<typeof lookupItem>

/** A stored public picture; `url` is a path on our own origin or an absolute address. */
export const picture = z.object({ url: z.string() })

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .or(z.number().int())
    .pipe(z.number().min(min).max(max))

/** `limit` 1–100 (20 when absent) and `offset` 0–10,000 (architecture §7). */
export const pagingQuery = z.object({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, MAX_LISTED).default(0),
})

/** Free text to search for: at most 200 characters, no NUL; empty means none. */
export const searchText = z
  .string()
  .max(200, 'must be at most 200 characters')
  .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')

/**
 * A page of items. `total` counts at most 10,000 matches; `totalIsExact` says whether
 * there may be more (architecture §8).
 */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z.int().min(0),
    totalIsExact: z.boolean().default(true),
    limit: z.int(),
    offset: z.int(),
  })
}

/** The one body of every error (spec §8, architecture §7); messages are ours and safe to show. */
export const errorBody = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.output<typeof errorBody>

/** A reply that only says it worked. */
export const done = z.object({ success: z.literal(true) })
