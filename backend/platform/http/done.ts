import type { z } from 'zod'
import type { done } from '@/lib/contract/common'

/** The reply of endpoints that have nothing to tell but that it worked. */
export const DONE = { success: true } satisfies z.input<typeof done>
