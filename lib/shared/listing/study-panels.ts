import type { Named } from '@/lib/contract/common'
import type { ScholarshipFacets } from '@/lib/contract/scholarships/scholarship'

/** The lists a filter of scholarships or of majors is chosen from, by the filter they fill (spec §3). */
export type StudyChoices = {
  readonly [K in Exclude<keyof ScholarshipFacets, 'type'>]: readonly Named[]
}
