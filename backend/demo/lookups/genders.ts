import type { LookupRow } from './lookup-row'

export const genders = [
  { name: 'Any', nameKm: 'មិនកំណត់ភេទ' },
  { name: 'Male', nameKm: 'ប្រុស' },
  { name: 'Female', nameKm: 'ស្រី' },
] as const satisfies readonly LookupRow[]

export type GenderName = (typeof genders)[number]['name']
