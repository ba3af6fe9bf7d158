import type { ProviderRow } from './provider-row'

const MASTER = 'Master’s degree'
const BACHELOR = 'Bachelor’s degree'
const PHD = 'PhD'
const CERTIFICATE = 'Certificate'

/** Europe, the Pacific and America. */
export const providersOverseas: readonly ProviderRow[] = [
  {
    ref: 'southern-cross-awards',
    name: 'Southern Cross Study Awards',
    country: 'Australia',
    award: 'Southern Cross Award',
    purpose:
      'Awards for people who will use what they learn in public service, in a company or in a community at home.',
    type: 'full',
    places: [
      ['Water and Environment', MASTER],
      ['Geology, Mining and Surveying', MASTER],
      ['Architecture and Urban Design', MASTER],
      ['Agricultural and Rural Engineering', MASTER],
      ['Electrical and Energy Engineering', MASTER],
      ['Civil and Structural Engineering', PHD],
    ],
    funding: [
      'Full tuition fees',
      'Living costs, arrival allowance and health cover',
      'English lessons in Phnom Penh before departure',
    ],
    asks: ['Two years of work after the first degree', 'You come back for at least two years'],
  },
  {
    ref: 'long-white-cloud',
    name: 'Long White Cloud Scholarship',
    country: 'New Zealand',
    award: 'Clean Energy Scholarship',
    purpose: 'For those who will help their country to make and to save energy.',
    type: 'full',
    places: [
      ['Electrical and Energy Engineering', MASTER],
      ['Agricultural and Rural Engineering', CERTIFICATE],
      ['Water and Environment', MASTER],
    ],
    funding: ['Tuition, living costs and insurance', 'Travel home once in a two-year course'],
    asks: ['IELTS 6.5, no part below 6.0'],
  },
  {
    ref: 'rhein-mekong',
    name: 'Rhein–Mekong Engineering Programme',
    country: 'Germany',
    award: 'Rhein–Mekong Scholarship',
    purpose: 'Practice-oriented master’s courses taught in English, with six months in a company.',
    type: 'full',
    places: [
      ['Mechanical and Industrial Engineering', MASTER],
      ['Electrical and Energy Engineering', MASTER],
      ['Architecture and Urban Design', MASTER],
      ['Water and Environment', MASTER],
      ['Civil and Structural Engineering', PHD],
    ],
    funding: [
      'A monthly rate of 930 euros',
      'Health insurance and travel',
      'Two months of German before the course',
    ],
    asks: ['Your last degree is not older than six years', 'Two years of work experience'],
  },
  {
    ref: 'loire-excellence',
    name: 'Loire Excellence Fund',
    country: 'France',
    award: 'Loire Excellence Scholarship',
    purpose:
      'For graduates of engineering schools who wish to finish with a year or two in France.',
    type: 'partial',
    places: [
      ['Civil and Structural Engineering', MASTER],
      ['Water and Environment', MASTER],
      ['Chemical and Food Engineering', MASTER],
      ['Architecture and Urban Design', MASTER],
      ['Electronics and Telecommunications', PHD],
    ],
    funding: ['A waiver of registration fees', 'A grant of 600 euros a month for ten months'],
    asks: ['French at level B1, or a course taught in English'],
  },
  {
    ref: 'thames-valley-trust',
    name: 'Thames Valley Trust for Engineers',
    country: 'United Kingdom',
    award: 'Thames Valley Master’s Scholarship',
    purpose: 'A one-year master’s degree for future leaders in engineering.',
    type: 'full',
    places: [
      ['Computer Science and Software', MASTER],
      ['Civil and Structural Engineering', MASTER],
      ['Mechanical and Industrial Engineering', MASTER],
      ['Electrical and Energy Engineering', MASTER],
    ],
    funding: ['Tuition fees up to £22,000', 'Living costs and return ticket'],
    asks: ['Two years of work experience', 'An essay of 500 words on something you led'],
  },
  {
    ref: 'tulip-water',
    name: 'Tulip Water School',
    country: 'Netherlands',
    award: 'Delta Fellowship',
    purpose:
      'Deltas have much to tell each other: fellows study flood protection and bring a case from home.',
    type: 'full',
    places: [
      ['Water and Environment', MASTER],
      ['Agricultural and Rural Engineering', CERTIFICATE],
      ['Civil and Structural Engineering', MASTER],
      ['Geology, Mining and Surveying', CERTIFICATE],
    ],
    funding: ['Course fee, housing and insurance', 'An allowance of 1,000 euros a month'],
    asks: ['You work with water at an authority, a company or a charity'],
  },
  {
    ref: 'danube-exchange',
    name: 'Danube Exchange Office',
    country: 'Hungary',
    award: 'Danube Scholarship',
    purpose: 'Places in English-language courses for students from partner countries.',
    type: 'full',
    places: [
      ['Computer Science and Software', BACHELOR],
      ['Mechanical and Industrial Engineering', BACHELOR],
      ['Agricultural and Rural Engineering', BACHELOR],
      ['Chemical and Food Engineering', MASTER],
      ['Civil and Structural Engineering', BACHELOR],
    ],
    funding: [
      'No tuition fees',
      'A dormitory place or a share of the rent',
      'A small monthly stipend',
    ],
    asks: ['You turn 18 before the course begins', 'A motivation letter in English'],
  },
  {
    ref: 'prairie-grants',
    name: 'Prairie Research Grants',
    country: 'Canada',
    award: 'Prairie Research Grant',
    purpose: 'Grants for research with a supervisor who has already said yes.',
    type: 'partial',
    places: [
      ['Agricultural and Rural Engineering', PHD],
      ['Geology, Mining and Surveying', PHD],
      ['Computer Science and Software', PHD],
      ['Chemical and Food Engineering', PHD],
    ],
    funding: [
      'A stipend of 21,000 Canadian dollars a year',
      'A reduction of international tuition',
    ],
    asks: ['A supervisor’s letter', 'A master’s degree with thesis'],
  },
  {
    ref: 'great-lakes-exchange',
    name: 'Great Lakes Exchange',
    country: 'United States',
    award: 'Great Lakes Exchange Year',
    purpose:
      'A year of graduate courses and a placement, without a degree at the end but with a network for life.',
    type: 'full',
    places: [
      ['Computer Science and Software', CERTIFICATE],
      ['Electrical and Energy Engineering', CERTIFICATE],
      ['Architecture and Urban Design', CERTIFICATE],
    ],
    funding: ['Tuition, housing, meals and travel', 'A placement of three months'],
    asks: ['Five years of work after the first degree', 'TOEFL iBT 79 or more'],
  },
  {
    ref: 'aurora-north',
    name: 'Aurora North Scholarships',
    country: 'Finland',
    award: 'Aurora Scholarship',
    purpose: 'For good students who pay tuition fees in their first year.',
    type: 'partial',
    places: [
      ['Electronics and Telecommunications', MASTER],
      ['Computer Science and Software', MASTER],
      ['Electrical and Energy Engineering', MASTER],
      ['Mechanical and Industrial Engineering', BACHELOR],
    ],
    funding: [
      'Half or all of the first year’s tuition',
      'A relocation grant of 5,000 euros for the best three',
    ],
    asks: ['You accept the place within two weeks of the offer'],
  },
]
