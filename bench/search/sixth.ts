import {
  all,
  any,
  atLevel,
  closesWithin,
  forDegree,
  inCountry,
  inField,
  inPlace,
  inTitle,
  ofMajor,
  ofType,
  paysAtLeast,
} from './criteria'
import {
  ARCHITECTURE,
  CIVIL,
  ELECTRICAL,
  FOOD,
  MECHANICAL,
  MINING,
  NETWORKS,
  SOFTWARE,
  SURVEYING,
  WATER,
} from './fields'
import type { Question } from './question'

const BEGINNER = atLevel('Fresh graduate|Junior')
const PHNOM_PENH = inPlace('Phnom Penh')
const NOTHING = /(?!)/

/** Written after the classes of decision 056 were mended, as different people would ask, and committed before it was asked. */
export const sixth: readonly Question[] = [
  // A student of civil engineering in the first years.
  { area: 'job', text: 'what job can i do with civil engineering', means: CIVIL },
  { area: 'job', text: 'part time job for engineering student', means: ofType('Part-time') },
  { area: 'job', text: 'learn revit job', means: /revit/i },
  { area: 'job', text: 'site engineer no experience', means: all(CIVIL, BEGINNER) },
  { area: 'job', text: 'building bridges', means: /bridge|ស្ពាន/i },
  {
    area: 'job',
    text: 'construction company phnom penh',
    means: all(PHNOM_PENH, any(CIVIL, /Construction contractor/)),
  },
  { area: 'internship', text: 'internship for year 2 civil student', means: CIVIL },
  {
    area: 'internship',
    text: 'where can i do internship about road',
    means: any(CIVIL, /\broads?\b/i),
  },
  { area: 'major', text: 'build roads', means: ofMajor('Civil|Transport') },
  { area: 'major', text: 'i like drawing houses', means: ofMajor('Architecture|Interior') },
  {
    area: 'major',
    text: 'engineering with computer',
    means: ofMajor('Computer|Software|Information'),
  },
  { area: 'major', text: 'which major for solar energy', means: ofMajor('Renewable|Electrical') },
  // An electrical technician.
  { area: 'job', text: 'electrical technician phnom penh', means: all(PHNOM_PENH, ELECTRICAL) },
  { area: 'job', text: 'technician job no degree', means: forDegree('Certificate|Associate') },
  { area: 'job', text: 'motor control wiring', means: /control panel|wiring|motor/i },
  { area: 'job', text: 'generator repair', means: /generator|ម៉ាស៊ីនភ្លើង/i },
  {
    area: 'job',
    text: 'transformer maintenance',
    means: any(/transformer|substation/i, ELECTRICAL),
  },
  {
    area: 'job',
    text: 'solar installation siem reap',
    means: any(all(inPlace('Siem Reap'), ELECTRICAL), inTitle('solar|សូឡា')),
  },
  { area: 'job', text: 'aircon cleaning technician', means: /air[- ]condition|hvac|ត្រជាក់/i },
  { area: 'job', text: 'salary more than 400$ technician', means: paysAtLeast(400) },
  { area: 'job', text: 'night shift operator', means: any(/shift/i, inTitle('operator|អ្នកបញ្ជា')) },
  {
    area: 'job',
    text: 'TVET certificate electrical',
    means: any(all(ELECTRICAL, forDegree('Certificate|Associate')), all(ELECTRICAL, /TVET/)),
  },
  { area: 'job', text: 'lift technician', means: any(/\blifts?\b|escalator|elevator/i) },
  // Somebody who comes back with a degree from abroad.
  {
    area: 'job',
    text: 'data scientist phnom penh',
    means: all(PHNOM_PENH, any(inTitle('data|machine learning'), SOFTWARE)),
  },
  {
    area: 'job',
    text: 'senior engineer 1500 usd',
    means: all(paysAtLeast(1500), atLevel('Senior|Lead|Manager')),
  },
  {
    area: 'job',
    text: 'engineering manager over $2000',
    means: all(paysAtLeast(2000), atLevel('Manager|Lead')),
  },
  { area: 'job', text: 'water resources consultant', means: any(WATER, inTitle('hydrolog|water')) },
  {
    area: 'job',
    text: 'international ngo wash',
    means: any(/"name":"NGO & development"/, /\bWASH\b|sanitation/),
  },
  { area: 'job', text: 'climate change specialist', means: any(/climate/i) },
  {
    area: 'job',
    text: 'remote python developer',
    means: any(/python/i, all(SOFTWARE, /remote|hybrid|from home/i)),
  },
  { area: 'job', text: 'hydropower engineer', means: /hydropower|វារីអគ្គិសនី/i },
  {
    area: 'job',
    text: 'master degree environmental engineer',
    means: any(all(forDegree('Master'), WATER), inTitle('environment|EIA'), WATER),
  },
  { area: 'job', text: 'research engineer', means: /research/i },
  {
    area: 'job',
    text: 'project manager 10 years experience',
    means: any(inField('Project'), atLevel('Manager')),
  },
  { area: 'job', text: 'railway engineer cambodia', means: /railway|rolling stock/i },
  // A parent.
  { area: 'scholarship', text: 'scholarship for my daughter', means: /women/i },
  {
    area: 'scholarship',
    text: 'free university for poor family',
    means: any(/hardship/i, /"type":"full"/),
  },
  {
    area: 'scholarship',
    text: 'scholarship after grade 12',
    means: any(
      /grade 12|grade a\b|bac|school-leaver|high school|upper secondary/i,
      forDegree('Bachelor'),
    ),
  },
  { area: 'scholarship', text: 'study engineering in japan free', means: inCountry('Japan') },
  {
    area: 'scholarship',
    text: 'dormitory included',
    means: /dormitor|accommodation|housing|room/i,
  },
  {
    area: 'scholarship',
    text: 'scholarship at royal university of phnom penh',
    means: NOTHING,
    expects: 'none',
  },
  { area: 'major', text: 'good job for girls', means: /./ },
  { area: 'major', text: 'my son likes cars', means: ofMajor('Automotive') },
  { area: 'major', text: 'airplane', means: NOTHING, expects: 'none' },
  { area: 'major', text: 'robots', means: ofMajor('Mechatronics|Artificial|Electronics') },
  { area: 'major', text: 'doctor machine', means: ofMajor('Biomedical') },
  // In Khmer.
  {
    area: 'job',
    text: 'ការងារវិស្វករសំណង់នៅសៀមរាប',
    means: all(inPlace('Siem Reap'), any(CIVIL, /construct|សំណង់/i)),
  },
  { area: 'job', text: 'រកការងារជាងភ្លើង', means: any(ELECTRICAL, /electric|អគ្គិសនី/i) },
  { area: 'job', text: 'ប្រាក់ខែលើសពី៥០០ដុល្លារ', means: paysAtLeast(500) },
  { area: 'job', text: 'ការងារអត់ត្រូវការបទពិសោធន៍', means: BEGINNER },
  { area: 'job', text: 'ការងារធនាគារ IT', means: any(SOFTWARE, /bank/i) },
  {
    area: 'job',
    text: 'វិស្វករទឹកស្អាតខេត្តបាត់ដំបង',
    means: any(all(inPlace('Battambang'), WATER), /clean water|water supply|ទឹកស្អាត/i),
  },
  { area: 'job', text: 'អ្នករចនា', means: any(inTitle('design|រចនា|visualis'), ARCHITECTURE) },
  { area: 'job', text: 'គ្រូបង្រៀន', means: any(inTitle('train|teach|lectur|coach'), /teach|train/i) },
  { area: 'job', text: 'អ្នកបច្ចេកទេសកុំព្យូទ័រ', means: any(SOFTWARE, inTitle('IT|ព័ត៌មាន')) },
  { area: 'job', text: 'ជាងជួសជុលរថយន្ត', means: /automotive|vehicle|រថយន្ត|heavy equipment/i },
  {
    area: 'job',
    text: 'ការងាររោងចក្រកំពង់ស្ពឺ',
    means: all(
      inPlace('Kampong Speu'),
      any(/"name":"(Manufacturing|Food & agro)/, /factory|plant|production|រោងចក្រ/i),
    ),
  },
  { area: 'job', text: 'ភូគព្ភ', means: MINING },
  { area: 'internship', text: 'កម្មសិក្សាផ្នែកសំណង់', means: CIVIL },
  {
    area: 'internship',
    text: 'ហាត់ការ IT ភ្នំពេញ',
    means: any(all(PHNOM_PENH, SOFTWARE), all(PHNOM_PENH, NETWORKS)),
  },
  { area: 'scholarship', text: 'អាហារូបករណ៍ទៅជប៉ុន', means: inCountry('Japan') },
  {
    area: 'scholarship',
    text: 'អាហារូបករណ៍អនុបណ្ឌិតក្រៅប្រទេស',
    means: all(forDegree('Master'), /"country":"(?!Cambodia)/),
  },
  { area: 'scholarship', text: 'អាហារូបករណ៍សម្រាប់សិស្សក្រីក្រ', means: /hardship|low income|poor/i },
  { area: 'job', text: 'kar ngea visvakor phnom penh', means: PHNOM_PENH },
  { area: 'job', text: 'cheang phsar', means: any(inTitle('weld|ផ្សារ'), /weld/i) },
  { area: 'job', text: 'ka ngea agkisni', means: any(ELECTRICAL, /electric/i) },
  // Those who hire, and their words.
  {
    area: 'job',
    text: 'MEP Coordinator',
    means: any(/\bMEP\b/, inTitle('electric|plumb|hvac|MEP')),
  },
  {
    area: 'job',
    text: 'Tendering Engineer',
    means: any(/tender/i, inTitle('estimat|quantit|procure|contract')),
  },
  {
    area: 'job',
    text: 'Site Safety Officer',
    means: any(inTitle('safety|HSE|សុវត្ថិភាព'), inField('Health')),
  },
  { area: 'job', text: 'Assistant Architect', means: ARCHITECTURE },
  {
    area: 'job',
    text: 'Sales Engineer (HVAC)',
    means: any(inTitle('sales'), /hvac|air[- ]condition/i),
  },
  { area: 'job', text: 'Full Stack Web Developer', means: SOFTWARE },
  { area: 'job', text: 'Process Engineer', means: any(inTitle('process'), FOOD) },
  { area: 'job', text: 'Lab Technician', means: /laborator|មន្ទីរពិសោធន៍/i },
  { area: 'job', text: 'Store keeper', means: /warehouse|store|stock|inventory/i },
  {
    area: 'job',
    text: 'Plant Manager - Food',
    means: any(FOOD, all(inTitle('manager'), /factory|plant/i)),
  },
  { area: 'job', text: 'CAD/BIM modeler', means: any(/\bBIM\b|\bCAD\b|autocad|revit/i) },
  { area: 'job', text: 'Survey engineer total station', means: any(SURVEYING, /total station/i) },
  { area: 'job', text: 'Telecom tower technician', means: any(NETWORKS, /tower/i) },
  // Quick fingers and slips.
  { area: 'job', text: 'arcitect', means: ARCHITECTURE },
  { area: 'job', text: 'mecanic', means: any(MECHANICAL, /mechanic/i) },
  { area: 'job', text: 'elctrical enginer', means: any(ELECTRICAL, /electric/i) },
  { area: 'job', text: 'quntity survayor', means: any(/quantit|estimat|cost/i) },
  { area: 'job', text: 'kompong cham', means: inPlace('Kampong Cham') },
  {
    area: 'job',
    text: 'sieam reap civil',
    means: all(inPlace('Siem Reap'), any(CIVIL, /civil|construct/i)),
  },
  { area: 'internship', text: 'intership', means: /./ },
  { area: 'scholarship', text: 'schoolarship korea', means: inCountry('South Korea') },
  // What is not wanted, by when, for how much.
  {
    area: 'job',
    text: 'civil engineer not in phnom penh',
    means: all(CIVIL, /^(?!.*"place":"[^"]*Phnom Penh)/s),
  },
  { area: 'scholarship', text: 'scholarship without ielts', means: /^(?!.*\bielts\b)/is },
  { area: 'job', text: 'jobs closing this week', means: closesWithin(7) },
  { area: 'scholarship', text: 'deadline this month', means: closesWithin(31) },
  {
    area: 'job',
    text: 'IT job 2 years experience',
    means: all(SOFTWARE, atLevel('Junior|Mid-level')),
  },
  {
    area: 'job',
    text: 'mechanical engineer at least 600 dollars',
    means: all(MECHANICAL, paysAtLeast(600)),
  },
  { area: 'internship', text: 'paid internship mechanical', means: all(MECHANICAL, /"pay":\{/) },
  // In the wrong place, or nowhere.
  { area: 'job', text: 'scholarship japan', means: NOTHING, expects: 'scholarships' },
  { area: 'scholarship', text: 'internship', means: NOTHING, expects: 'internships' },
  { area: 'job', text: 'nurse', means: NOTHING, expects: 'none' },
  { area: 'job', text: 'hairdresser', means: NOTHING, expects: 'none' },
  { area: 'job', text: 'pilot airline', means: NOTHING, expects: 'none' },
  { area: 'internship', text: 'internship in paris', means: NOTHING, expects: 'none' },
]
