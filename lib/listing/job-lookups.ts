import type { Named } from '@/lib/contract/common'
import type { JobFacets } from '@/lib/contract/job'

/** The lists a job filter is chosen from, by the filter they fill (spec §3). */
export type JobLookups = { readonly [K in keyof JobFacets]: readonly Named[] }
