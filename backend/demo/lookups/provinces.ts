import type { LookupRow } from './lookup-row'

type ProvinceRow = LookupRow & { readonly code: string }

/** The capital, then the 24 provinces by name; codes are ISO 3166-2. */
export const provinces = [
  { name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' },
  { name: 'Banteay Meanchey', nameKm: 'បន្ទាយមានជ័យ', code: 'KH-1' },
  { name: 'Battambang', nameKm: 'បាត់ដំបង', code: 'KH-2' },
  { name: 'Kampong Cham', nameKm: 'កំពង់ចាម', code: 'KH-3' },
  { name: 'Kampong Chhnang', nameKm: 'កំពង់ឆ្នាំង', code: 'KH-4' },
  { name: 'Kampong Speu', nameKm: 'កំពង់ស្ពឺ', code: 'KH-5' },
  { name: 'Kampong Thom', nameKm: 'កំពង់ធំ', code: 'KH-6' },
  { name: 'Kampot', nameKm: 'កំពត', code: 'KH-7' },
  { name: 'Kandal', nameKm: 'កណ្តាល', code: 'KH-8' },
  { name: 'Kep', nameKm: 'កែប', code: 'KH-23' },
  { name: 'Koh Kong', nameKm: 'កោះកុង', code: 'KH-9' },
  { name: 'Kratié', nameKm: 'ក្រចេះ', code: 'KH-10' },
  { name: 'Mondulkiri', nameKm: 'មណ្ឌលគិរី', code: 'KH-11' },
  { name: 'Oddar Meanchey', nameKm: 'ឧត្តរមានជ័យ', code: 'KH-22' },
  { name: 'Pailin', nameKm: 'ប៉ៃលិន', code: 'KH-24' },
  { name: 'Preah Sihanouk', nameKm: 'ព្រះសីហនុ', code: 'KH-18' },
  { name: 'Preah Vihear', nameKm: 'ព្រះវិហារ', code: 'KH-13' },
  { name: 'Prey Veng', nameKm: 'ព្រៃវែង', code: 'KH-14' },
  { name: 'Pursat', nameKm: 'ពោធិ៍សាត់', code: 'KH-15' },
  { name: 'Ratanakiri', nameKm: 'រតនគិរី', code: 'KH-16' },
  { name: 'Siem Reap', nameKm: 'សៀមរាប', code: 'KH-17' },
  { name: 'Stung Treng', nameKm: 'ស្ទឹងត្រែង', code: 'KH-19' },
  { name: 'Svay Rieng', nameKm: 'ស្វាយរៀង', code: 'KH-20' },
  { name: 'Takéo', nameKm: 'តាកែវ', code: 'KH-21' },
  { name: 'Tboung Khmum', nameKm: 'ត្បូងឃ្មុំ', code: 'KH-25' },
] as const satisfies readonly ProvinceRow[]

export type ProvinceName = (typeof provinces)[number]['name']
