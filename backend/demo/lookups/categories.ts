import type { LookupRow } from './lookup-row'

export const categories = [
  { name: 'Civil & Structural', nameKm: 'សំណង់ស៊ីវិល និងរចនាសម្ព័ន្ធ' },
  { name: 'Electrical & Power', nameKm: 'អគ្គិសនី និងថាមពល' },
  { name: 'Mechanical', nameKm: 'មេកានិក' },
  { name: 'Software & Data', nameKm: 'សូហ្វវែរ និងទិន្នន័យ' },
  { name: 'Telecom & Networks', nameKm: 'ទូរគមនាគមន៍ និងបណ្តាញ' },
  { name: 'Architecture & Interiors', nameKm: 'ស្ថាបត្យកម្ម និងផ្ទៃក្នុង' },
  { name: 'Water & Environment', nameKm: 'ទឹក និងបរិស្ថាន' },
  { name: 'Industrial & Quality', nameKm: 'ឧស្សាហកម្ម និងគុណភាព' },
  { name: 'Mechatronics & Automation', nameKm: 'មេកាត្រូនិក និងស្វ័យប្រវត្តិកម្ម' },
  { name: 'Chemical & Food', nameKm: 'គីមី និងអាហារ' },
  { name: 'Mining & Geology', nameKm: 'រ៉ែ និងភូគព្ភសាស្ត្រ' },
  { name: 'Surveying & GIS', nameKm: 'វាស់វែង និងប្រព័ន្ធព័ត៌មានភូមិសាស្ត្រ' },
  { name: 'Maintenance & Facilities', nameKm: 'ថែទាំ និងគ្រប់គ្រងអគារ' },
  { name: 'Health, Safety & Environment', nameKm: 'សុខភាព សុវត្ថិភាព និងបរិស្ថាន' },
  { name: 'Project & Cost Management', nameKm: 'គ្រប់គ្រងគម្រោង និងថ្លៃដើម' },
] as const satisfies readonly LookupRow[]

export type CategoryName = (typeof categories)[number]['name']
