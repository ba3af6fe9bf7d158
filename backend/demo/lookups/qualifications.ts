import type { LookupRow } from './lookup-row'

/** Lowest first. */
export const qualifications = [
  { name: 'Certificate', nameKm: 'វិញ្ញាបនបត្រ' },
  { name: 'Associate degree', nameKm: 'បរិញ្ញាបត្ររង' },
  { name: 'Bachelor’s degree', nameKm: 'បរិញ្ញាបត្រ' },
  { name: 'Master’s degree', nameKm: 'បរិញ្ញាបត្រជាន់ខ្ពស់' },
  { name: 'PhD', nameKm: 'បណ្ឌិត' },
] as const satisfies readonly LookupRow[]

export type QualificationName = (typeof qualifications)[number]['name']
