import type { LookupRow } from './lookup-row'

export const jobTypes = [
  { name: 'Full-time', nameKm: 'ពេញម៉ោង' },
  { name: 'Part-time', nameKm: 'ក្រៅម៉ោង' },
  { name: 'Contract', nameKm: 'តាមកិច្ចសន្យា' },
  { name: 'Temporary', nameKm: 'បណ្តោះអាសន្ន' },
  { name: 'Freelance', nameKm: 'ការងារសេរី' },
] as const satisfies readonly LookupRow[]

export type JobTypeName = (typeof jobTypes)[number]['name']
