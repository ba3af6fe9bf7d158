import { z } from 'zod'
import { count, named } from '@/lib/contract/common'

/** Jobs that must state their pay before it is told: of fewer, it would be one employer's. */
export const PAY_MINIMUM = 3

/** Whole US dollars a month: the lowest, the median and the highest that `paid` of `open` jobs state. */
export const paySpan = z.object({
  lowest: count,
  median: count,
  highest: count,
  paid: count,
  open: count,
})
export type PaySpan = z.output<typeof paySpan>

/** Of all, and of each level, the junior first; left out where fewer than three state it. */
export const payByLevel = z.object({
  all: paySpan.nullable(),
  levels: z.array(paySpan.extend({ level: named })),
})
export type PayByLevel = z.output<typeof payByLevel>

/** How many were looked at; false: there are more. */
export const lookedAt = { open: count, openIsExact: z.boolean() }
