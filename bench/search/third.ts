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

const MASTER = forDegree('Master')
const BACHELOR = forDegree('Bachelor')

/** Written before they were asked, and before what `fresh.ts` had shown was looked into. */
export const third: readonly Question[] = [
  // As students type on a phone.
  { area: 'job', text: 'any job for civil student', means: CIVIL },
  {
    area: 'job',
    text: 'job for electrical no experience',
    means: all(ELECTRICAL, atLevel('Fresh graduate|Junior')),
  },
  { area: 'job', text: 'software engineer job near me', means: SOFTWARE },
  {
    area: 'job',
    text: 'IT support salary',
    means: any(inTitle('IT support|ជំនួយបច្ចេកវិទ្យា'), SOFTWARE),
  },
  { area: 'job', text: 'work part time phnom penh', means: all(PHNOM_PENH, ofType('Part-time')) },
  {
    area: 'job',
    text: 'job with accommodation',
    means: /accommodation|dormitory|lodging|housing/i,
  },
  { area: 'job', text: 'engineer free lunch', means: /lunch|meals/i },
  {
    area: 'job',
    text: 'civil engineer just graduated',
    means: all(CIVIL, atLevel('Fresh graduate')),
  },
  {
    area: 'job',
    text: 'architect fresh grad',
    means: all(ARCHITECTURE, atLevel('Fresh graduate|Junior')),
  },
  { area: 'job', text: 'high paying engineering manager', means: atLevel('Manager|Lead') },
  { area: 'job', text: 'how to become data analyst', means: inTitle('data|ទិន្នន័យ') },
  {
    area: 'job',
    text: 'jobs for women engineers',
    means: /\bwomen|"gender":\{[^}]*"name":"Female/i,
  },
  { area: 'job', text: 'english speaking technician', means: /english/i },
  { area: 'job', text: 'thai language', means: /\bthai\b/i },
  { area: 'job', text: 'working on saturday', means: /saturday/i },
  // As recruiters write.
  {
    area: 'job',
    text: 'M&E coordinator',
    means: any(/\bMEP\b|monitoring and evaluation|mechanical and electrical/i, inTitle('electric')),
  },
  {
    area: 'job',
    text: 'Sr. Mechanical Engineer',
    means: all(MECHANICAL, atLevel('Senior|Lead|Manager')),
  },
  { area: 'job', text: 'Jr. Developer', means: all(SOFTWARE, atLevel('Fresh graduate|Junior')) },
  {
    area: 'job',
    text: 'Asst. Project Manager',
    means: any(inField('Project'), inTitle('project|manager')),
  },
  {
    area: 'job',
    text: 'full stack engineer (node/react)',
    means: any(inTitle('full-stack|front-end|back-end'), /node|react/i),
  },
  { area: 'job', text: 'backend java spring boot', means: /\bjava\b|spring/i },
  {
    area: 'job',
    text: 'mobile application developer',
    means: inTitle('mobile|android|flutter|កម្មវិធីទូរស័ព្ទ'),
  },
  { area: 'job', text: 'flutter dev', means: /flutter/i },
  { area: 'job', text: 'ui ux designer', means: inTitle('UX') },
  { area: 'job', text: 'database admin', means: any(inTitle('database|មូលដ្ឋានទិន្នន័យ'), /database/i) },
  { area: 'job', text: 'cloud engineer aws', means: /\baws\b|cloud|docker|kubernetes/i },
  {
    area: 'job',
    text: 'qa engineer',
    means: any(inTitle('quality|test|គុណភាព'), /quality assurance/i),
  },
  { area: 'job', text: 'site engineer construction', means: any(CIVIL, /Construction contractor/) },
  {
    area: 'job',
    text: 'structural designer etabs',
    means: any(/etabs/i, inTitle('struct|រចនាសម្ព័ន្ធ')),
  },
  { area: 'job', text: 'bim', means: /\bBIM\b|revit/ },
  { area: 'job', text: 'land surveyor', means: any(inTitle('survey|វាស់វែង|cadastr'), SURVEYING) },
  {
    area: 'job',
    text: 'production supervisor garment',
    means: any(/garment|apparel|footwear/i, inTitle('production')),
  },
  {
    area: 'job',
    text: 'maintenance supervisor',
    means: all(
      any(inTitle('maintenance|ថែទាំ'), inField('Maintenance')),
      any(atLevel('Lead|Manager|Senior'), inTitle('supervisor|manager|maintenance')),
    ),
  },
  {
    area: 'job',
    text: 'utility engineer factory',
    means: any(inTitle('utilit'), /boiler|steam|compress|"name":"(Manufacturing|Food & agro)/i),
  },
  {
    area: 'job',
    text: 'safety inspector construction',
    means: any(inTitle('safety|hse|សុវត្ថិភាព'), inField('Health')),
  },
  { area: 'job', text: 'fire fighting system', means: /fire/i },
  { area: 'job', text: 'civil design engineer road drainage', means: /road|drain|pavement/i },
  {
    area: 'job',
    text: 'wastewater treatment operator',
    means: any(/waste ?water|water treatment|sewage/i, inTitle('ទឹក')),
  },
  // Words of other people for the same.
  { area: 'job', text: 'coder', means: SOFTWARE },
  {
    area: 'job',
    text: 'website',
    means: any(inTitle('front-end|back-end|full-stack'), /\bweb (app|site|page|develop)/i),
  },
  { area: 'job', text: 'electric car', means: /\bEV\b|electric (vehicle|car|motor)|charging/i },
  { area: 'job', text: 'house wiring', means: any(inTitle('electric|អគ្គិសនី|ភ្លើង'), ELECTRICAL) },
  { area: 'job', text: 'air conditioner repair', means: /air[- ]condition|hvac|ម៉ាស៊ីនត្រជាក់/i },
  {
    area: 'job',
    text: 'car mechanic',
    means: any(/automotive|vehicle|truck|motorcycle/i, inTitle('mechanic')),
  },
  { area: 'job', text: 'beer factory', means: /beverage|brew|beer/i },
  { area: 'job', text: 'mineral water bottling', means: /beverage|bottl|filling|water/i },
  { area: 'job', text: 'train railway', means: /\brail/i },
  {
    area: 'job',
    text: 'boat ship',
    means: /\b(ships?|boats?|vessels?|barges?|port|marine|river)\b/i,
  },
  {
    area: 'job',
    text: 'chemist lab',
    means: any(inTitle('chem|laborator|មន្ទីរពិសោធន៍'), /laborator/i),
  },
  { area: 'job', text: 'map maker', means: SURVEYING },
  { area: 'job', text: 'cell tower', means: any(/\btowers?\b/i, NETWORKS) },
  { area: 'job', text: 'borehole drilling', means: /borehole|drill|\bwells?\b/i },
  {
    area: 'job',
    text: 'estimator building cost',
    means: inTitle('quantit|estimat|cost|contracts|ប៉ាន់ប្រមាណ|បរិមាណ'),
  },
  {
    area: 'job',
    text: 'machine operator factory',
    means: any(inTitle('operator|machinist'), /operator|"name":"(Manufacturing|Food & agro)/i),
  },
  // Places.
  { area: 'job', text: 'engineer in siem reap province', means: inPlace('Siem Reap') },
  { area: 'job', text: 'kompong thom', means: inPlace('Kampong Thom') },
  { area: 'job', text: 'job ratanakiri mining', means: any(inPlace('Ratanakiri'), MINING) },
  {
    area: 'job',
    text: 'sihanoukville electrical',
    means: all(inPlace('Preah Sihanouk'), ELECTRICAL),
  },
  { area: 'job', text: 'bavet', means: inPlace('Bavet|Svay Rieng') },
  { area: 'job', text: 'phnompenh architect', means: all(PHNOM_PENH, ARCHITECTURE) },
  {
    area: 'job',
    text: 'kandal factory mechanical',
    means: all(inPlace('Kandal'), any(MECHANICAL, /factory|"name":"(Manufacturing|Food & agro)/i)),
  },
  // In Khmer, and Khmer in Latin letters.
  { area: 'job', text: 'ការងារកុំព្យូទ័រ', means: SOFTWARE },
  { area: 'job', text: 'វិស្វករអគ្គិសនី ភ្នំពេញ', means: all(PHNOM_PENH, ELECTRICAL) },
  { area: 'job', text: 'ស្ថាបត្យករ', means: ARCHITECTURE },
  { area: 'job', text: 'ជាងជួសជុលម៉ាស៊ីន', means: /mechanic|maintenance|repair|ជាង|ថែទាំ|ជួសជុល/i },
  {
    area: 'job',
    text: 'អ្នកគ្រប់គ្រងការដ្ឋានសំណង់',
    means: any(CIVIL, inTitle('construction|site|foreman|ការដ្ឋាន|មេការ')),
  },
  { area: 'job', text: 'សរសេរកម្មវិធី', means: any(SOFTWARE, inTitle('កម្មវិធី')) },
  { area: 'job', text: 'ការងារសម្រាប់និស្សិតទើបចប់', means: atLevel('Fresh graduate') },
  { area: 'job', text: 'សុវត្ថិភាពការងារ', means: any(inField('Health'), inTitle('safety|សុវត្ថិភាព')) },
  { area: 'job', text: 'ka ngea phnom penh', means: PHNOM_PENH },
  { area: 'job', text: 'neak kupyuter', means: SOFTWARE },
  { area: 'job', text: 'cheang phleung', means: any(inTitle('electric|អគ្គិសនី|ភ្លើង'), ELECTRICAL) },
  // Slips.
  { area: 'job', text: 'enginer civl', means: CIVIL },
  { area: 'job', text: 'sofware develeper', means: SOFTWARE },
  { area: 'job', text: 'mechnical enginer', means: any(MECHANICAL, inTitle('mechanic')) },
  {
    area: 'job',
    text: 'quallity control',
    means: any(inTitle('quality|គុណភាព'), /quality control/i),
  },
  { area: 'job', text: 'batambong', means: inPlace('Battambang') },
  { area: 'job', text: 'telecomunication', means: NETWORKS },
  { area: 'job', text: 'acounting software', means: any(SOFTWARE, /account/i) },
  // Internships.
  { area: 'internship', text: 'intern mechanical year 4', means: MECHANICAL },
  {
    area: 'internship',
    text: 'internship paid phnom penh',
    means: all(PHNOM_PENH, /"pay(Min|Max)?":(?!null)/),
  },
  { area: 'internship', text: 'web development intern', means: SOFTWARE },
  { area: 'internship', text: 'food factory internship', means: any(FOOD, /Food & agro/) },
  {
    area: 'internship',
    text: 'environment intern ngo',
    means: any(/"name":"NGO & development"/, WATER, forMajor('Environmental')),
  },
  { area: 'internship', text: 'road and bridge', means: /road|bridge/i },
  { area: 'internship', text: 'ហាត់ការ អគ្គិសនី', means: ELECTRICAL },
  // Scholarships.
  {
    area: 'scholarship',
    text: 'free scholarship japan',
    means: all(inCountry('Japan'), /"type":"full"/),
  },
  { area: 'scholarship', text: 'korea', means: inCountry('South Korea') },
  {
    area: 'scholarship',
    text: 'scholarship civil engineering bachelor',
    means: all(BACHELOR, inField('Civil')),
  },
  {
    area: 'scholarship',
    text: 'master computer science abroad',
    means: all(MASTER, inField('Computer'), /"country":"(?!Cambodia)/),
  },
  {
    area: 'scholarship',
    text: 'usa uk scholarship',
    means: inCountry('United States|United Kingdom'),
  },
  { area: 'scholarship', text: 'no ielts', means: /^(?!.*ielts)/is },
  { area: 'scholarship', text: 'scholarship for girls', means: /women/i },
  { area: 'scholarship', text: 'អាហារូបករណ៍ ចិន', means: inCountry('China') },
  {
    area: 'scholarship',
    text: 'architecture scholarship in phnom penh',
    means: all(inField('Architecture'), inCountry('Cambodia')),
  },
  { area: 'scholarship', text: 'scholorship austrailia', means: inCountry('Australia') },
  // Majors.
  { area: 'major', text: 'ai', means: ofMajor('Artificial|Data Science') },
  { area: 'major', text: 'cars', means: ofMajor('Automotive') },
  { area: 'major', text: 'fixing medical machines', means: ofMajor('Biomedical') },
  { area: 'major', text: 'ជំនាញអគ្គិសនី', means: ofMajor('Electrical|Electronics|Renewable') },
]
