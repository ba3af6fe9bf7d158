import type { NamedArea } from '@/lib/contract/listing'

/** What somebody types, where, and what a listing must say somewhere to be what they meant. */
export type Question = {
  readonly area: 'job' | 'internship' | 'scholarship' | 'major'
  readonly text: string
  /** Tried on all that the API tells of a listing, as one text. */
  readonly means: Pick<RegExp, 'test'>
  /** Where nothing means it: the area that has it and has to be offered. Without one, or with `none`, it has to be said that there is none; `nothing`: and nothing may be shown. */
  readonly expects?: NamedArea | 'none' | 'nothing'
}
