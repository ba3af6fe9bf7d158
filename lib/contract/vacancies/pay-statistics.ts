import { z } from 'zod'
import { count, named } from '@/lib/contract/common'

/** Minimum number of jobs with a stated pay: below it, the figure would be that of a single employer. */
export const MIN_JOBS_WITH_PAY = 3

/** Whole US dollars per month: lowest, median and highest of the `paid` jobs among `open`. */
export const paySpan = z.object({
  lowest: count,
  median: count,
  highest: count,
  paid: count,
  open: count,
})
export type PaySpan = z.output<typeof paySpan>

/** Over all levels and for each level, junior first; left out when fewer than three jobs state their pay. */
export const payByLevel = z.object({
  all: paySpan.nullable(),
  levels: z.array(paySpan.extend({ level: named })),
})
export type PayByLevel = z.output<typeof payByLevel>

/** The number of listings considered; false: there are more. */
export const consideredListings = { open: count, openIsExact: z.boolean() }
