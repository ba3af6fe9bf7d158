import type { LookupRow } from './lookup-row'

export const companyTypes = [
  { name: 'Construction contractor', nameKm: 'ក្រុមហ៊ុនសាងសង់' },
  { name: 'Engineering consultancy', nameKm: 'ក្រុមហ៊ុនប្រឹក្សាវិស្វកម្ម' },
  { name: 'Power & energy', nameKm: 'អគ្គិសនី និងថាមពល' },
  { name: 'Water & sanitation', nameKm: 'ទឹកស្អាត និងអនាម័យ' },
  { name: 'Telecom & internet', nameKm: 'ទូរគមនាគមន៍ និងអ៊ីនធឺណិត' },
  { name: 'Software & IT services', nameKm: 'សូហ្វវែរ និងសេវាបច្ចេកវិទ្យា' },
  { name: 'Manufacturing', nameKm: 'ផលិតកម្ម' },
  { name: 'Food & agro-processing', nameKm: 'កែច្នៃអាហារ និងកសិផល' },
  { name: 'Transport & logistics', nameKm: 'ដឹកជញ្ជូន និងភស្តុភារ' },
  { name: 'Property & hospitality', nameKm: 'អចលនទ្រព្យ និងបដិសណ្ឋារកិច្ច' },
  { name: 'Mining & materials', nameKm: 'រ៉ែ និងសម្ភារសំណង់' },
  { name: 'NGO & development', nameKm: 'អង្គការ និងការអភិវឌ្ឍ' },
  { name: 'Public institution', nameKm: 'ស្ថាប័នរដ្ឋ' },
] as const satisfies readonly LookupRow[]

export type CompanyTypeName = (typeof companyTypes)[number]['name']
