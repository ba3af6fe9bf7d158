import type { z } from 'zod'
import type { done } from '@/lib/contract/common'

export const DONE = { success: true } satisfies z.input<typeof done>
