import type { LookupRow } from '@/backend/demo/lookups/lookup-row'

/** In the order they are shown in. */
export const departments = [
  { name: 'Civil and Structural Engineering', nameKm: 'សំណង់ស៊ីវិល និងរចនាសម្ព័ន្ធ' },
  { name: 'Electrical and Energy Engineering', nameKm: 'អគ្គិសនី និងថាមពល' },
  { name: 'Mechanical and Industrial Engineering', nameKm: 'មេកានិក និងឧស្សាហកម្ម' },
  { name: 'Computer Science and Software', nameKm: 'វិទ្យាសាស្ត្រកុំព្យូទ័រ និងសូហ្វវែរ' },
  { name: 'Electronics and Telecommunications', nameKm: 'អេឡិចត្រូនិក និងទូរគមនាគមន៍' },
  { name: 'Architecture and Urban Design', nameKm: 'ស្ថាបត្យកម្ម និងនគរូបនីយកម្ម' },
  { name: 'Water and Environment', nameKm: 'ទឹក និងបរិស្ថាន' },
  { name: 'Chemical and Food Engineering', nameKm: 'គីមី និងអាហារ' },
  { name: 'Geology, Mining and Surveying', nameKm: 'ភូគព្ភ រ៉ែ និងវាស់វែង' },
  { name: 'Agricultural and Rural Engineering', nameKm: 'កសិកម្ម និងជនបទ' },
] as const satisfies readonly LookupRow[]

export type DepartmentName = (typeof departments)[number]['name']
