import {
  all,
  any,
  atLevel,
  BEGINNER,
  closesWithin,
  forDegree,
  forMajor,
  inCountry,
  inField,
  inPlace,
  NOTHING,
  ofMajor,
  ofType,
  PHNOM_PENH,
  paysAtLeast,
} from './criteria'
import { CIVIL, ELECTRICAL } from './fields'
import type { Question } from './question'

/** In the listing's own title; `inTitle` also takes the names of its employer and of its majors. */
const titled = (words: string) => new RegExp(`"title":"[^"]*(${words})`, 'i')
const by = (employer: string) => new RegExp(`"name":"${employer}`, 'i')

/** Written by somebody who has seen neither the search's words nor how it reads a question, and committed before it was asked. */
export const ninth: readonly Question[] = [
  // A tool or a skill.
  { area: 'job', text: 'typescript', means: /typescript/i },
  { area: 'job', text: 'postgresql', means: /postgresql/i },
  { area: 'job', text: 'sketchup', means: /sketchup/i },
  { area: 'job', text: 'epanet', means: /epanet/i },
  { area: 'job', text: 'power bi', means: /power bi/i },
  { area: 'job', text: 'civil 3d', means: /civil 3d/i },
  { area: 'job', text: 'nebosh', means: /nebosh/i },
  { area: 'job', text: 'flutter', means: /flutter/i },
  { area: 'job', text: 'ms project', means: /ms project/i },
  { area: 'job', text: 'cisco ccna', means: /cisco|ccna/i },
  { area: 'job', text: 'minitab', means: /minitab/i },
  { area: 'job', text: 'chinese speaking', means: /chinese/i },
  // A title, a field.
  {
    area: 'job',
    text: 'programmer',
    means: titled(
      'developer|software|full-?stack|mobile app|machine learning|technical lead|devops|data engineer|UX eng|អភិវឌ្ឍកម្មវិធី',
    ),
  },
  { area: 'job', text: 'technician', means: titled('technician|អ្នកបច្ចេកទេស|ជាង') },
  { area: 'job', text: 'warehouse', means: titled('warehouse') },
  { area: 'job', text: 'mechanic', means: any(titled('mechanic'), inField('Mechanical')) },
  { area: 'job', text: 'urban planner', means: titled('urban planner|នគរូបនីយកម្ម') },
  { area: 'job', text: 'cybersecurity', means: any(titled('security'), forMajor('Cyber')) },
  { area: 'job', text: 'bridge engineer', means: titled('bridge|ស្ពាន') },
  { area: 'job', text: 'cost estimator', means: titled('estimator|ប៉ាន់ប្រមាណ') },
  { area: 'job', text: 'lift', means: titled('lift and') },
  { area: 'job', text: 'drone', means: /drone|ដ្រូន/i },
  { area: 'job', text: 'apparel', means: by('Chenda Apparel') },
  { area: 'job', text: 'hotel', means: /hotel/i },
  // In short.
  { area: 'job', text: 'qc', means: any(titled('quality|គុណភាព'), /quality control/i) },
  { area: 'job', text: 'erp', means: titled('ERP') },
  { area: 'job', text: 'iot', means: /\biot\b/i },
  { area: 'job', text: 'wash', means: titled('WASH') },
  { area: 'job', text: 'ngo jobs', means: by('NGO') },
  // A place, alone or with a field.
  { area: 'job', text: 'kratie', means: inPlace('Krati') },
  { area: 'job', text: 'sen sok', means: inPlace('Sen Sok') },
  { area: 'job', text: 'svay rieng', means: inPlace('Svay Rieng') },
  {
    area: 'job',
    text: 'architect phnom penh',
    means: all(titled('architect|ស្ថាបត្យ'), PHNOM_PENH),
  },
  { area: 'job', text: 'civil engineer phnom penh', means: all(CIVIL, PHNOM_PENH) },
  {
    area: 'job',
    text: 'it support phnom penh',
    means: all(titled('IT support|ជំនួយបច្ចេកវិទ្យា'), PHNOM_PENH),
  },
  {
    area: 'job',
    text: 'maintenance siem reap',
    means: all(inField('Maintenance'), inPlace('Siem Reap')),
  },
  // An employer.
  { area: 'job', text: 'sarika soft', means: by('Sarika Soft') },
  { area: 'job', text: 'ministry of environment', means: by('Ministry of Environment') },
  { area: 'job', text: 'romchek', means: by('Romchek') },
  { area: 'job', text: 'keo data center', means: by('Keo Data Centres') },
  // A level, pay, hours.
  { area: 'job', text: 'fresh graduate software', means: all(inField('Software'), BEGINNER) },
  { area: 'job', text: 'senior', means: any(atLevel('Senior'), titled('senior')) },
  { area: 'job', text: 'fresh grad', means: atLevel('Fresh graduate') },
  { area: 'job', text: 'salary $1500', means: paysAtLeast(1500) },
  {
    area: 'job',
    text: 'part time for student phnom penh',
    means: all(ofType('Part-time'), PHNOM_PENH),
  },
  { area: 'job', text: 'remote', means: /(remote|hybrid) work/i },
  {
    area: 'job',
    text: 'health insurance',
    means: /health[^."<]{0,30}insurance|medical insurance|insurance[^."<]{0,15}health/i,
  },
  // Slips.
  { area: 'job', text: 'mecanical enginer', means: any(titled('mechanic'), inField('Mechanical')) },
  { area: 'job', text: 'pyhton', means: /python/i },
  { area: 'job', text: 'battambong', means: inPlace('Battambang') },
  // In Khmer, in Latin letters, mixed.
  { area: 'job', text: 'អ្នកវាស់វែង', means: any(titled('survey|វាស់វែង'), inField('Surveying')) },
  { area: 'job', text: 'មេការសំណង់', means: titled('foreman|មេការ') },
  { area: 'job', text: 'រតនគិរី', means: inPlace('Ratanakiri') },
  {
    area: 'job',
    text: 'ចំណីអាហារ',
    means: any(titled('food|អាហារ|rice|cold chain|post-harvest'), forMajor('Food')),
  },
  { area: 'job', text: 'autocad ភ្នំពេញ', means: all(/autocad/i, PHNOM_PENH) },
  {
    area: 'job',
    text: 'chang phleung',
    means: any(titled('electric|អគ្គិសនី'), inField('Electrical')),
  },
  { area: 'job', text: 'visvakor somnong', means: CIVIL },
  { area: 'job', text: 'ka ngea kampot', means: inPlace('Kampot') },
  // Whole sentences.
  {
    area: 'job',
    text: 'i just graduated electrical engineering, any job in phnom penh?',
    means: all(ELECTRICAL, BEGINNER, PHNOM_PENH),
  },
  // What nobody offers here.
  { area: 'job', text: 'pharmacist', means: NOTHING, expects: 'none' },
  { area: 'job', text: 'taxi driver', means: NOTHING, expects: 'none' },
  { area: 'job', text: 'scholarship korea', means: NOTHING, expects: 'scholarships' },
  // Internships.
  { area: 'internship', text: 'it support', means: titled('IT support') },
  { area: 'internship', text: 'robotics', means: titled('robot') },
  { area: 'internship', text: 'civil engineering', means: CIVIL },
  { area: 'internship', text: 'solar panel', means: titled('solar') },
  { area: 'internship', text: 'siem reap', means: inPlace('Siem Reap') },
  { area: 'internship', text: 'geology', means: any(inField('Mining'), forMajor('Geology')) },
  { area: 'internship', text: 'half day internship', means: ofType('Part-time') },
  { area: 'internship', text: 'food factory', means: titled('food') },
  { area: 'internship', text: 'internship $200', means: paysAtLeast(200) },
  {
    area: 'internship',
    text: 'មេកានិក',
    means: any(inField('Mechanical'), forMajor('Mechanical Eng')),
  },
  {
    area: 'internship',
    text: 'year 3 electrical student phnom penh',
    means: all(ELECTRICAL, PHNOM_PENH),
  },
  { area: 'internship', text: 'netwrok', means: any(inField('Telecom'), titled('network')) },
  // Scholarships.
  { area: 'scholarship', text: 'china', means: inCountry('China') },
  {
    area: 'scholarship',
    text: 'master in korea',
    means: all(inCountry('South Korea'), forDegree('Master')),
  },
  { area: 'scholarship', text: 'uk', means: inCountry('United Kingdom') },
  { area: 'scholarship', text: 'full scholarship', means: /"type":"full"/ },
  { area: 'scholarship', text: 'master degree', means: forDegree('Master') },
  { area: 'scholarship', text: 'ielts', means: /ielts/i },
  { area: 'scholarship', text: 'civil engineering', means: inField('Civil') },
  {
    area: 'scholarship',
    text: 'phd computer science',
    means: all(forDegree('PhD'), inField('Computer')),
  },
  { area: 'scholarship', text: 'research grant', means: titled('research grant') },
  { area: 'scholarship', text: 'scholarship for poor students', means: titled('hardship') },
  { area: 'scholarship', text: 'takeo polytechnic', means: by('Takéo Polytechnic') },
  { area: 'scholarship', text: 'closing this week', means: closesWithin(8) },
  {
    area: 'scholarship',
    text: 'bachelor in hungary',
    means: all(forDegree('Bachelor'), inCountry('Hungary')),
  },
  { area: 'scholarship', text: 'អាហារូបករណ៍ អូស្ត្រាលី', means: inCountry('Australia') },
  {
    area: 'scholarship',
    text: 'electrical engineering in cambodia',
    means: all(inField('Electrical'), inCountry('Cambodia')),
  },
  { area: 'scholarship', text: 'russia', means: NOTHING, expects: 'none' },
  // Majors.
  { area: 'major', text: 'artificial intelligence', means: ofMajor('Artificial') },
  { area: 'major', text: 'information technology', means: ofMajor('Information Tech') },
  { area: 'major', text: 'wind power', means: ofMajor('Renewable') },
  { area: 'major', text: 'interior', means: ofMajor('Interior') },
  { area: 'major', text: 'car', means: ofMajor('Automotive') },
  { area: 'major', text: 'farming', means: ofMajor('Agricultural') },
  { area: 'major', text: 'networking', means: ofMajor('Telecom') },
  { area: 'major', text: 'hospital machines', means: ofMajor('Biomedical') },
  { area: 'major', text: 'វិស្វកម្មអគ្គិសនី', means: ofMajor('Electrical') },
  { area: 'major', text: 'civil engeneering', means: ofMajor('Civil') },
]
