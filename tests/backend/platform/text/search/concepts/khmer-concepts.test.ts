import { expect, test } from 'vitest'
import { findKhmerConcepts } from '@/backend/platform/text/search/concepts/concepts'

const meantBy = (text: string) => findKhmerConcepts(text).map(({ concept }) => concept)

test.each([
  ['អាហាររូបករណ៍', 'scholarship', 'food'],
  ['ទីផ្សារ', null, 'welder'],
  ['ផ្សារហ៊ុនកម្ពុជា', null, 'welder'],
  ['លើកទឹកចិត្ត', null, 'water'],
  ['ឈ្មោះផ្លូវការ', null, 'road'],
  ['សុខភាពផ្លូវចិត្ត', null, 'road'],
  ['ប្រព័ន្ធព័ត៌មានភូមិសាស្ត្រ', 'gis', 'rural-engineering'],
  ['សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ', 'royal-university', 'rural-engineering'],
  ['មធ្យមសិក្សាទុតិយភូមិ', 'bac-two', 'rural-engineering'],
  ['គ្រឹះស្ថានមីក្រូហិរញ្ញវត្ថុ', 'accounting', 'pile'],
  ['អង្គការសង្គមស៊ីវិល', 'ngo', 'civil'],
  ['ហេដ្ឋារចនាសម្ព័ន្ធ', 'infrastructure', 'structural'],
  ['សិង្ហបុរី', 'singapore', 'housing'],
  ['ពាក់កណ្ដាលថ្ងៃ', 'part-time', 'kandal'],
  ['ធនាគារកណ្តាល', 'fintech', 'kandal'],
  ['នាយកដ្ឋានផែនការ', null, 'manager'],
  ['នាយកដ្ឋានផែនការ', null, 'management-level'],
  ['ប្រធាននាយកដ្ឋាន', 'management-level', 'manager'],
  ['មន្ត្រីរដ្ឋបាល', 'administration', 'ministry'],
  ['សូមដាក់ពាក្យតាមអនឡាញ', null, 'remote'],
  ['ស្រីលង្កា', 'sri-lanka', 'women'],
  ['ជំងឺផ្សិត', null, 'tooling'],
  ['ពុម្ពប្លាស្ទិក', 'tooling', null],
  ['ស្ថានីយរថភ្លើង', 'railway', 'electrical'],
  ['បារ៉ែន', 'bahrain', 'mining'],
  ['ក្រូអាស៊ី', 'croatia', 'asia'],
  ['អាស៊ីត', null, 'asia'],
  ['អាងស្តុកទឹក', 'dam', 'logistics'],
  ['សំបុត្រយន្តហោះ', 'living-costs', 'aerospace'],
  ['យន្តហោះគ្មានមនុស្សបើក', 'drone', 'aerospace'],
  ['កាមេរ៉ាសុវត្ថិភាព', 'security-systems', 'health-and-safety'],
  ['សុវត្ថិភាពចំណីអាហារ', 'food-safety', 'health-and-safety'],
  ['ពន្លត់ភ្លើង', 'fire-protection', 'electrical'],
  ['ប្រព័ន្ធទឹកស្អាត', 'clean-water', 'plumber'],
  ['សាធារណរដ្ឋឆែក', 'czechia', 'ministry'],
  ['កាតាឡុក', null, 'qatar'],
  ['ស៊ីលីកា', null, 'chile'],
  ['ហ៊្សកដានី', 'jordan', null],
  ['ទៅរៀននៅអង់គ្លេស', 'united-kingdom', 'english'],
  ['ឧស្ម័នផ្ទះកញ្ចក់', 'climate', 'oil-gas'],
  ['ឧស្ម័នផ្ទះកញ្ចក់', 'climate', 'building-materials'],
  ['ប្រធានបទស្រាវជ្រាវ', 'research', 'lead'],
  ['សម្ភារៈការិយាល័យ', null, 'materials'],
  ['គណនីធនាគារ', null, 'fintech'],
  ['រោងចក្រវារីអគ្គិសនី', 'hydropower', 'manufacturing'],
  ['ម៉ាស៊ីនភ្លើងម៉ាស៊ូត', 'generator', 'electrical'],
  ['ប្រឡងចូលក្របខណ្ឌរដ្ឋ', 'ministry', null],
  ['ភូគព្ភបច្ចេកទេស', 'geotechnical', 'geology'],
])('%s is of %s, not of %s', (text, meant, other) => {
  const concepts = meantBy(text)
  if (meant !== null) expect(concepts).toContain(meant)
  if (other !== null) expect(concepts).not.toContain(other)
})

test.each([
  ['ជាង', 'technician'],
  ['គ្មានបទពិសោធ', 'fresh-graduate'],
  ['បទពិសោធ', 'title-filler'],
  ['អ្នកគ្រប់គ្រងគំរោង', 'project-manager'],
  ['ទីផ្សារឌីជីថល', 'sales-engineer'],
  ['ប្រឡងក្របខណ្ឌ', 'ministry'],
  ['ធ្វើការពេលល្ងាច', 'part-time'],
  ['ឌីហ្សាញ', 'design'],
  ['បរិញ្ញាប័ត្រ', 'bachelor'],
  ['បរិញ្ញាប័ត្ររង', 'associate-degree'],
  ['វិញ្ញាបនប័ត្រ', 'certificate'],
  ['រៀនអត់បង់លុយ', 'fully-funded'],
  ['អ៊ិនធឺណិត', 'internet-provider'],
  ['វ៉េបសាយ', 'website'],
  ['មូលដ្ឋានទិន្នន័យ', 'database'],
  ['ម៉ាស៊ីនមេ', 'server'],
  ['ស៊ីម៉ង់', 'cement'],
  ['លំនៅដ្ឋាន', 'housing'],
  ['គូរប្លង់ផ្ទះ', 'house-design'],
  ['ប្លង់ដី', 'cadastral'],
  ['ខ្សែបញ្ជូនអគ្គិសនី', 'power-line'],
  ['អេឡិចត្រូមេកានិច', 'electromechanical'],
  ['ថាមពលកើតឡើងវិញ', 'renewable'],
  ['ម៉ាស៊ីនបូមទឹក', 'pump'],
  ['គ្រឿងយន្តកសិកម្ម', 'agricultural-machinery'],
  ['ជលវិទ្យា', 'hydrology'],
  ['មរិច', 'crops'],
  ['ព្រែកព្នៅ', 'prek-pnov'],
  ['កំបូល', 'kamboul'],
  ['ខណ្ឌមានជ័យ', 'mean-chey'],
  ['ប្រាំពីរមករា', 'seven-makara'],
  ['សែនមនោរម្យ', 'mondulkiri'],
  ['អ៊ឺរ៉ុប', 'europe'],
  ['ភីលីពីន', 'philippines'],
  ['ឌូបៃ', 'united-arab-emirates'],
  ['ព័រទុយហ្គាល់', 'portugal'],
])('%s is of %s', (text, meant) => {
  expect(meantBy(text)).toContain(meant)
})

test.each([
  ['តិចជាង ៥', 'technician'],
  ['បរិញ្ញាប័ត្ររង', 'bachelor'],
  ['ម៉ាស៊ីនមេ', 'machine'],
  ['ប្លង់ដី', 'draughtsman'],
])('%s is not of %s', (text, other) => {
  expect(meantBy(text)).not.toContain(other)
})
