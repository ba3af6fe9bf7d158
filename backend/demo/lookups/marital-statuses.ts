import type { LookupRow } from './lookup-row'

/** For personal details (spec §3). */
export const maritalStatuses = [
  { name: 'Single', nameKm: 'នៅលីវ' },
  { name: 'Married', nameKm: 'រៀបការហើយ' },
  { name: 'Divorced', nameKm: 'លែងលះ' },
  { name: 'Widowed', nameKm: 'មេម៉ាយ ឬពោះម៉ាយ' },
] as const satisfies readonly LookupRow[]
