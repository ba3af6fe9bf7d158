import type { LookupRow } from './lookup-row'

/** Junior first. */
export const jobLevels = [
  { name: 'Fresh graduate', nameKm: 'និស្សិតទើបបញ្ចប់ការសិក្សា' },
  { name: 'Junior', nameKm: 'កម្រិតដំបូង' },
  { name: 'Mid-level', nameKm: 'កម្រិតមធ្យម' },
  { name: 'Senior', nameKm: 'កម្រិតជាន់ខ្ពស់' },
  { name: 'Lead', nameKm: 'ប្រធានក្រុម' },
  { name: 'Manager', nameKm: 'អ្នកគ្រប់គ្រង' },
] as const satisfies readonly LookupRow[]

export type JobLevelName = (typeof jobLevels)[number]['name']
