import type { Concept } from './concept'

export const studiesConcepts: readonly Concept[] = [
  { name: 'scholarship', terms: ['scholarship', 'grant', 'bursary', 'fellowship', 'អាហារូបករណ៍'] },
  {
    name: 'fully-funded',
    terms: [
      'fully funded',
      'full scholarship',
      'full funding',
      'full ride',
      'free tuition',
      'អាហារូបករណ៍ពេញ',
      'អាហារូបករណ៍ពេញលេញ',
    ],
  },
  {
    name: 'partly-funded',
    terms: [
      'partly funded',
      'partial scholarship',
      'partial funding',
      'half scholarship',
      'partially funded',
    ],
  },
  {
    name: 'bachelor',
    terms: ['bachelor', "bachelor's degree", 'undergraduate', 'BSc', 'BEng', 'បរិញ្ញាបត្រ'],
  },
  {
    name: 'master',
    terms: ['master', "master's degree", 'postgraduate', 'MSc', 'MEng', 'អនុបណ្ឌិត', 'បរិញ្ញាបត្រជាន់ខ្ពស់'],
  },
  { name: 'doctorate', terms: ['doctorate', 'doctoral', 'PhD', 'PHD', 'ph.d', 'បណ្ឌិត'] },
  { name: 'associate-degree', terms: ['associate degree', 'diploma', 'បរិញ្ញាបត្ររង'] },
  { name: 'vocational', terms: ['vocational', 'technical school', 'TVET', 'បណ្តុះបណ្តាលវិជ្ជាជីវៈ'] },
  {
    name: 'exchange',
    terms: ['exchange programme', 'exchange program', 'student exchange', 'កម្មវិធីផ្លាស់ប្តូរ'],
  },
  { name: 'university', terms: ['university', 'សាកលវិទ្យាល័យ'] },
  {
    name: 'institute-of-technology',
    terms: ['institute of technology of cambodia', 'ITC', 'វិទ្យាស្ថានបច្ចេកវិទ្យាកម្ពុជា', 'តិចណូ'],
  },
  {
    name: 'royal-university',
    terms: ['royal university of phnom penh', 'RUPP', 'សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ'],
  },
]
