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
} from './criteria'
import type { Question } from './question'

const SOFTWARE = inField('Software & Data')
const ELECTRICAL = any(inField('Electrical & Power'), forMajor('Electrical and Energy'))
const CIVIL = any(inField('Civil & Structural'), forMajor('Civil Engineering'))

/** Written and asked once, after what `held-out.ts` showed had been mended. */
export const fresh: readonly Question[] = [
  { area: 'job', text: 'looking for job architect', means: inField('Architecture & Interiors') },
  {
    area: 'job',
    text: 'electric technician phnom penh',
    means: all(inPlace('Phnom Penh'), any(ELECTRICAL, /electric/i)),
  },
  {
    area: 'job',
    text: 'computer engineer',
    means: any(SOFTWARE, forMajor('Computer Science|Software|Information Tech')),
  },
  { area: 'job', text: 'factory engineer svay rieng', means: inPlace('Svay Rieng') },
  {
    area: 'job',
    text: 'wifi technician',
    means: any(inField('Telecom & Networks'), /wi-?fi|internet/i),
  },
  { area: 'job', text: 'data entry analyst', means: /\bdata\b|analyst/i },
  { area: 'job', text: 'transformer', means: any(/transformer/i, ELECTRICAL) },
  { area: 'job', text: 'SAP2000 etabs', means: /etabs|sap2000|structur/i },
  { area: 'job', text: 'ms excel', means: /excel/i },
  {
    area: 'job',
    text: 'project coordinator ngo',
    means: all(/"name":"NGO & development"/, /project|programme/i),
  },
  { area: 'job', text: 'volunteer ngo', means: /"name":"NGO & development"/ },
  {
    area: 'job',
    text: 'road engineer',
    means: any(inTitle('road|pavement|bridge|ផ្លូវ'), /\broads?\b/i),
  },
  { area: 'job', text: 'lift repair', means: /\blifts?\b|elevator|escalator/i },
  {
    area: 'job',
    text: 'environmental officer',
    means: any(
      inTitle('environment|បរិស្ថាន'),
      inField('Water & Environment|Health'),
      forMajor('Environmental'),
    ),
  },
  { area: 'job', text: 'food quality', means: any(inField('Chemical & Food'), /food/i) },
  { area: 'job', text: 'production line leader', means: /production/i },
  {
    area: 'job',
    text: 'urban design',
    means: any(inTitle('urban|landscape|នគរូប'), forMajor('Urban Planning')),
  },
  { area: 'job', text: 'sihanouk ville port', means: inPlace('Preah Sihanouk') },
  { area: 'job', text: 'kampong speu', means: inPlace('Kampong Speu') },
  { area: 'job', text: 'entry level engineer', means: atLevel('Fresh graduate|Junior') },
  { area: 'job', text: 'half time', means: ofType('Part-time') },
  { area: 'job', text: 'surveyer', means: inTitle('survey|វាស់វែង') },
  {
    area: 'job',
    text: 'elecrical maintanance',
    means: any(ELECTRICAL, /electrical maintenance|maintenance/i),
  },
  { area: 'job', text: 'mecanic', means: /mechanic|មេកានិក|ជាង/i },
  { area: 'job', text: 'vorosakor samnong', means: any(CIVIL, /construction|សំណង់/i) },
  { area: 'job', text: 'samnong siem reap', means: inPlace('Siem Reap') },
  { area: 'job', text: 'វិស្វករទឹក', means: any(inField('Water & Environment'), /water|ទឹក/i) },
  {
    area: 'job',
    text: 'អ្នកគ្រប់គ្រងគម្រោង',
    means: any(inTitle('project|manager|អ្នកគ្រប់គ្រង'), inField('Project')),
  },
  { area: 'job', text: 'ជាងអគ្គិសនី', means: inTitle('electric|អគ្គិសនី|ភ្លើង') },
  {
    area: 'job',
    text: 'ការងារ IT ភ្នំពេញ',
    means: all(
      inPlace('Phnom Penh'),
      any(SOFTWARE, inField('Telecom'), /Software & IT/, forMajor('Information Technology')),
    ),
  },
  { area: 'internship', text: 'intern architecture', means: inField('Architecture & Interiors') },
  { area: 'internship', text: 'part time internship', means: ofType('Part-time') },
  {
    area: 'internship',
    text: 'data science student',
    means: any(SOFTWARE, forMajor('Data Science')),
  },
  {
    area: 'internship',
    text: 'water engineering intern siem reap',
    means: any(inPlace('Siem Reap'), /water/i),
  },
  {
    area: 'internship',
    text: 'ហាត់ការ មេកានិក',
    means: any(inField('Mechanical'), forMajor('Mechanical')),
  },
  {
    area: 'internship',
    text: 'telecom intern',
    means: any(inField('Telecom'), forMajor('Telecom')),
  },
  { area: 'scholarship', text: 'scholarship in china', means: inCountry('China') },
  {
    area: 'scholarship',
    text: 'fully funded masters europe',
    means: all(
      inCountry('Germany|France|United Kingdom|Netherlands|Hungary|Finland'),
      forDegree('Master'),
      /"type":"full"/,
    ),
  },
  { area: 'scholarship', text: 'new zealand', means: inCountry('New Zealand') },
  {
    area: 'scholarship',
    text: 'scholarship for engineering students hungary',
    means: inCountry('Hungary'),
  },
  {
    area: 'scholarship',
    text: 'អាហារូបករណ៍ អនុបណ្ឌិត អូស្ត្រាលី',
    means: all(inCountry('Australia'), forDegree('Master')),
  },
  {
    area: 'scholarship',
    text: 'អាហារូបករណ៍សម្រាប់សិស្សក្រីក្រ',
    means: /hardship|by need|equity card|want of money/i,
  },
  {
    area: 'scholarship',
    text: 'phd germany civil',
    means: all(inCountry('Germany'), forDegree('PhD')),
  },
  {
    area: 'scholarship',
    text: 'finland computer science',
    means: all(inCountry('Finland'), inField('Computer')),
  },
  { area: 'scholarship', text: 'grade a scholarship', means: /grade a\b/i },
  {
    area: 'major',
    text: 'coding',
    means: ofMajor('Software|Computer Science|Information Tech|Artificial|Data Science'),
  },
  { area: 'major', text: 'drone and maps', means: ofMajor('Geographic|Surveying') },
  { area: 'major', text: 'hospital', means: ofMajor('Biomedical') },
  { area: 'major', text: 'វិស្វកម្មសំណង់', means: ofMajor('Civil|Construction|Structural') },
  { area: 'major', text: 'train', means: ofMajor('Railway') },
]
