import type { Concept } from './concept'

export const workConcepts: readonly Concept[] = [
  {
    name: 'internship',
    terms: ['internship', 'intern', 'trainee', 'traineeship', 'កម្មសិក្សា', 'កម្មសិក្សាការី', 'ហាត់ការ'],
  },
  {
    name: 'job',
    terms: [
      'job',
      'vacancy',
      'job opening',
      'job opportunity',
      'career',
      'hiring',
      'ឱកាសការងារ',
      'ការងារ',
    ],
  },
  {
    name: 'major',
    terms: [
      'major',
      'field of study',
      'course of study',
      'degree programme',
      'degree program',
      'មុខជំនាញ',
      'ជំនាញ',
    ],
  },
  { name: 'part-time', terms: ['part time', 'part-time', 'half day', 'ក្រៅម៉ោង'] },
  { name: 'full-time', terms: ['full time', 'full-time', 'ពេញម៉ោង'] },
  { name: 'freelance', terms: ['freelance', 'freelancer', 'ការងារសេរី'] },
  { name: 'temporary', terms: ['temporary', 'short term', 'seasonal', 'បណ្តោះអាសន្ន'] },
  { name: 'remote', terms: ['remote', 'work from home', 'home office', 'telework', 'WFH'] },
  {
    name: 'fresh-graduate',
    terms: [
      'fresh graduate',
      'fresh grad',
      'graduate engineer',
      'entry level',
      'entry-level',
      'new graduate',
      'no experience',
      'without experience',
      'និស្សិតទើបបញ្ចប់',
      'ទើបបញ្ចប់ការសិក្សា',
    ],
  },
  { name: 'junior', terms: ['junior', 'កម្រិតដំបូង'], narrower: ['fresh-graduate'] },
  { name: 'senior', terms: ['senior', 'ជាន់ខ្ពស់'] },
  {
    name: 'ngo',
    terms: [
      'non governmental organisation',
      'non-governmental organization',
      'non profit',
      'nonprofit',
      'NGO',
      'INGO',
      'អង្គការ',
    ],
  },
  {
    name: 'ministry',
    terms: [
      'ministry',
      'government',
      'public institution',
      'civil service',
      'ក្រសួង',
      'ស្ថាប័នរដ្ឋ',
      'រដ្ឋ',
    ],
  },
  {
    name: 'driving-licence',
    terms: ['driving licence', 'driving license', "driver's licence", "driver's license"],
  },
]
