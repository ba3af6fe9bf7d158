import type { LookupRow } from './lookup-row'

type SalaryBandRow = LookupRow & { readonly min: number | null; readonly max: number | null }

/** Whole US dollars a month, lowest first; each begins where the one before ends. */
export const salaryBands = [
  { name: 'Under $300', nameKm: 'ក្រោម ៣០០ ដុល្លារ', min: null, max: 300 },
  { name: '$300–500', nameKm: '៣០០–៥០០ ដុល្លារ', min: 300, max: 500 },
  { name: '$500–800', nameKm: '៥០០–៨០០ ដុល្លារ', min: 500, max: 800 },
  { name: '$800–1,200', nameKm: '៨០០–១.២០០ ដុល្លារ', min: 800, max: 1200 },
  { name: '$1,200–2,000', nameKm: '១.២០០–២.០០០ ដុល្លារ', min: 1200, max: 2000 },
  { name: '$2,000 and above', nameKm: 'ចាប់ពី ២.០០០ ដុល្លារ', min: 2000, max: null },
] as const satisfies readonly SalaryBandRow[]
