import {
  all,
  any,
  atLevel,
  forDegree,
  forMajor,
  inCountry,
  inField,
  inPlace,
  inTitle,
  ofMajor,
  ofType,
  PHNOM_PENH,
} from './criteria'
import type { Question } from './question'

const SOFTWARE = inField('Software & Data')
const ELECTRICAL = any(inField('Electrical & Power'), forMajor('Electrical and Energy'))
const CIVIL = any(inField('Civil & Structural'), forMajor('Civil Engineering'))
const MASTER = forDegree('Master')

/** Written before they were asked, after the concepts of decision 040, and not looked at while those were chosen. */
export const heldOut: readonly Question[] = [
  // What one wants to be, and where.
  { area: 'job', text: 'civil engineer jobs in phnom penh', means: all(PHNOM_PENH, CIVIL) },
  { area: 'job', text: 'electrical engineer salary', means: ELECTRICAL },
  {
    area: 'job',
    text: 'junior software developer',
    means: all(atLevel('Junior|Fresh graduate'), SOFTWARE),
  },
  {
    area: 'job',
    text: 'web developer',
    means: inTitle('front-end|back-end|full-stack|អភិវឌ្ឍកម្មវិធី'),
  },
  {
    area: 'job',
    text: 'IT job',
    means: any(SOFTWARE, inField('Telecom & Networks'), /Software & IT services/),
  },
  {
    area: 'job',
    text: 'mechanical engineer fresh graduate',
    means: all(
      atLevel('Fresh graduate'),
      any(inField('Mechanical'), forMajor('Mechanical Engineering')),
    ),
  },
  {
    area: 'job',
    text: 'AI engineer',
    means: any(/machine learning/i, forMajor('Artificial Intelligence')),
  },
  {
    area: 'job',
    text: 'traffic engineer',
    means: any(/traffic/i, forMajor('Transport and Bridge')),
  },
  { area: 'job', text: 'warehouse manager', means: /warehouse|logistic/i },
  { area: 'job', text: 'solar installer', means: inTitle('solar|សូឡា|ព្រះអាទិត្យ') },
  { area: 'job', text: 'plumber', means: /plumb/i },
  { area: 'job', text: 'topographer', means: inTitle('survey|វាស់វែង') },
  { area: 'job', text: 'cnc operator', means: /\bcnc\b/i },
  { area: 'job', text: 'drone pilot', means: /drone|ដ្រូន/i },
  { area: 'job', text: 'data center technician', means: /data centre/i },
  { area: 'job', text: 'house designer', means: inField('Architecture & Interiors') },
  // Skills, papers, brands.
  { area: 'job', text: 'boq', means: /bills? of quantities|quantit|\bboq\b|estimat|ប៉ាន់ប្រមាណ/i },
  { area: 'job', text: 'linux server', means: /linux/i },
  { area: 'job', text: 'laravel', means: /laravel|\bphp\b/i },
  { area: 'job', text: 'haccp', means: /haccp/i },
  { area: 'job', text: 'iso 9001', means: /iso 9001/i },
  { area: 'job', text: 'chiller', means: /chiller|chilled|air[- ]condition/i },
  { area: 'job', text: 'driver license', means: /driving licen/i },
  { area: 'job', text: 'speak chinese', means: /chinese|mandarin/i },
  { area: 'job', text: 'hydraulic excavator', means: /excavator|heavy equipment|គ្រឿងចក្រធុនធ្ងន់/i },
  { area: 'job', text: 'arduino', means: /embedded|microcontroller|firmware/i },
  { area: 'job', text: 'soil test', means: /\bsoil|geotech/i },
  // Fields.
  { area: 'job', text: 'waste management', means: /\bwaste/i },
  { area: 'job', text: 'climate change', means: /climate/i },
  { area: 'job', text: 'EIA', means: /\bEIA\b|environmental (and social )?impact/ },
  { area: 'job', text: 'groundwater', means: /ground ?water|hydrogeolog|borehole|wells?\b/i },
  { area: 'job', text: 'rice mill', means: /\brice\b|ស្រូវ/i },
  { area: 'job', text: 'gold mining', means: any(inField('Mining & Geology'), /\bgold\b/i) },
  {
    area: 'job',
    text: 'fire alarm',
    means: /fire[- ](alarm|fight|safety|protection|detection)|sprinkler/i,
  },
  {
    area: 'job',
    text: 'smart building',
    means: /building automation|\bbms\b|building management/i,
  },
  { area: 'job', text: 'airport', means: /airport/i },
  {
    area: 'job',
    text: 'cost control',
    means: /cost control|cost report|estimat|quantit|"name":"Project & Cost/i,
  },
  // Filters in words.
  { area: 'job', text: 'contract job', means: ofType('Contract') },
  { area: 'job', text: 'team leader', means: atLevel('Lead|Manager') },
  {
    area: 'job',
    text: 'construction manager',
    means: all(
      atLevel('Manager|Lead'),
      any(CIVIL, inField('Project & Cost'), /Construction contractor/),
    ),
  },
  { area: 'job', text: 'ministry jobs', means: /"kind":"ministry"|"name":"Public institution"/ },
  { area: 'job', text: 'remote developer', means: all(/remote|hybrid|from home/i, SOFTWARE) },
  { area: 'job', text: 'job for engineer in kg cham', means: inPlace('Kampong Cham') },
  { area: 'job', text: 'mondolkiri', means: inPlace('Mondulkiri') },
  {
    area: 'job',
    text: 'poipet factory',
    means: all(
      inPlace('Banteay Meanchey'),
      /"name":"(Manufacturing|Food & agro|Mining & materials)|factory/i,
    ),
  },
  // In Khmer.
  { area: 'job', text: 'ការងារវិស្វករសំណង់', means: any(CIVIL, /Construction contractor|សំណង់/) },
  { area: 'job', text: 'ជាងម៉ាស៊ីនត្រជាក់', means: /air[- ]condition|hvac|ម៉ាស៊ីនត្រជាក់/i },
  { area: 'job', text: 'មេការ', means: inTitle('foreman|supervisor|មេការ|អ្នកត្រួតពិនិត្យ') },
  { area: 'job', text: 'ត្រួតពិនិត្យគុណភាព', means: inTitle('quality|គុណភាព') },
  { area: 'job', text: 'ការងារនៅបាត់ដំបង', means: inPlace('Battambang') },
  {
    area: 'job',
    text: 'វិស្វករបរិស្ថាន',
    means: any(
      inTitle('environment|បរិស្ថាន'),
      inField('Water & Environment'),
      forMajor('Environmental'),
    ),
  },
  {
    area: 'job',
    text: 'អ្នកបច្ចេកទេស ភ្នំពេញ',
    means: all(PHNOM_PENH, /technician|អ្នកបច្ចេកទេស|ជាង|electrician|mechanic/i),
  },
  // Khmer in Latin letters.
  { area: 'job', text: 'visvakor akisani', means: ELECTRICAL },
  { area: 'job', text: 'kar ngea battambang', means: inPlace('Battambang') },
  { area: 'job', text: 'cheang psar', means: /weld|ផ្សារ/i },
  {
    area: 'job',
    text: 'rongchak',
    means: /"name":"(Manufacturing|Food & agro-processing)"|factory|រោងចក្រ/i,
  },
  // Misspelt.
  { area: 'job', text: 'arhitect', means: inTitle('architect|ស្ថាបត្យករ') },
  {
    area: 'job',
    text: 'programer',
    means: any(inTitle('developer|software|programmer|អភិវឌ្ឍកម្មវិធី'), SOFTWARE),
  },
  { area: 'job', text: 'quantity suveyor', means: inTitle('quantit|estimator|បរិមាណ|ប៉ាន់ប្រមាណ') },
  { area: 'job', text: 'geotecnical enginer', means: /geotech/i },
  {
    area: 'job',
    text: 'mantenance technician',
    means: inTitle('maintenance|ថែទាំ|technician|អ្នកបច្ចេកទេស'),
  },
  // Internships.
  { area: 'internship', text: 'internship civil phnom penh', means: all(PHNOM_PENH, CIVIL) },
  { area: 'internship', text: 'trainee electrical', means: ELECTRICAL },
  {
    area: 'internship',
    text: 'programming',
    means: any(SOFTWARE, forMajor('Software Engineering|Computer Science')),
  },
  {
    area: 'internship',
    text: 'kamseksa IT',
    means: any(SOFTWARE, forMajor('Information Technology')),
  },
  {
    area: 'internship',
    text: 'កម្មសិក្សា សំណង់',
    means: any(CIVIL, /Construction contractor|construction|សំណង់/i),
  },
  { area: 'internship', text: 'កម្មសិក្សានៅភ្នំពេញ', means: PHNOM_PENH },
  {
    area: 'internship',
    text: 'geology student',
    means: any(inField('Mining & Geology'), forMajor('Geology')),
  },
  { area: 'internship', text: 'laboratory', means: /laborator/i },
  {
    area: 'internship',
    text: 'QS intern',
    means: any(inTitle('quantity|cost'), forMajor('Quantity Surveying')),
  },
  { area: 'internship', text: 'autocad drawing', means: /autocad|draw/i },
  { area: 'internship', text: 'solar', means: /solar|renewable/i },
  // Scholarships.
  { area: 'scholarship', text: 'german scholarship', means: inCountry('Germany') },
  {
    area: 'scholarship',
    text: 'korean university master',
    means: all(inCountry('South Korea'), MASTER),
  },
  {
    area: 'scholarship',
    text: 'study abroad free',
    means: all(/"country":"(?!Cambodia)/, /"type":"full"/),
  },
  {
    area: 'scholarship',
    text: 'full scholarship bachelor',
    means: all(/"type":"full"/, forDegree('Bachelor')),
  },
  { area: 'scholarship', text: 'អាហារូបករណ៍ ជប៉ុន', means: inCountry('Japan') },
  { area: 'scholarship', text: 'អាហារូបករណ៍ទៅបារាំង', means: inCountry('France') },
  { area: 'scholarship', text: 'អាហារូបករណ៍ពេញ', means: /"type":"full"/ },
  {
    area: 'scholarship',
    text: 'scholarship for poor students in cambodia',
    means: /hardship|by need|equity card|want of money/i,
  },
  { area: 'scholarship', text: 'exchange program usa', means: inCountry('United States') },
  { area: 'scholarship', text: 'PhD japan', means: all(inCountry('Japan'), forDegree('PhD')) },
  {
    area: 'scholarship',
    text: 'australia awards water',
    means: all(inCountry('Australia'), inField('Water')),
  },
  { area: 'scholarship', text: 'women in STEM', means: /women/i },
  {
    area: 'scholarship',
    text: 'asean scholarship',
    means: inCountry('Thailand|Vietnam|Singapore|Malaysia|Indonesia|Philippines'),
  },
  { area: 'scholarship', text: 'england', means: inCountry('United Kingdom') },
  { area: 'scholarship', text: 'after high school', means: /grade 12|entrance examination/i },
  { area: 'scholarship', text: 'aharoupakor japun', means: inCountry('Japan') },
  {
    area: 'scholarship',
    text: 'masters degree in software',
    means: all(MASTER, inField('Computer Science and Software')),
  },
  { area: 'scholarship', text: 'half tuition', means: /"type":"partial"/ },
  {
    area: 'scholarship',
    text: 'taiwan phd computer',
    means: all(inCountry('Taiwan'), forDegree('PhD'), inField('Computer')),
  },
  {
    area: 'scholarship',
    text: 'research grant master civil',
    means: all(MASTER, inField('Civil'), /research/i),
  },
  // Majors.
  {
    area: 'major',
    text: 'programming',
    means: ofMajor('Software|Computer Science|Information Tech'),
  },
  {
    area: 'major',
    text: 'build houses',
    means: ofMajor('Civil|Architecture|Construction|Structural'),
  },
  { area: 'major', text: 'robot', means: any(ofMajor('Mechatronics|Artificial'), /robot/i) },
  { area: 'major', text: 'phone network', means: ofMajor('Telecommunications') },
  { area: 'major', text: 'ទឹក', means: any(ofMajor('Hydrology'), /water/i) },
  { area: 'major', text: 'safety', means: any(ofMajor('Occupational'), /\bsafety/i) },
  { area: 'major', text: 'map making', means: ofMajor('Geographic|Surveying') },
  { area: 'major', text: 'clothes', means: ofMajor('Garment') },
]
