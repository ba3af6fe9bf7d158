import type { ProviderRow } from './provider-row'

const MASTER = 'Master’s degree'
const BACHELOR = 'Bachelor’s degree'
const PHD = 'PhD'
const CERTIFICATE = 'Certificate'

export const providersInAsia: readonly ProviderRow[] = [
  {
    ref: 'hinata-foundation',
    name: 'Hinata Learning Foundation',
    country: 'Japan',
    award: 'Hinata Scholarship',
    purpose:
      'The foundation brings young engineers of the Mekong countries to partner universities in Japan, so that they return with knowledge and friends.',
    type: 'full',
    places: [
      ['Civil and Structural Engineering', MASTER],
      ['Mechanical and Industrial Engineering', MASTER],
      ['Water and Environment', MASTER],
      ['Electronics and Telecommunications', PHD],
      ['Computer Science and Software', BACHELOR],
      ['Electrical and Energy Engineering', MASTER],
    ],
    funding: [
      'Tuition and entrance fees for the whole course',
      'Living costs of 140,000 yen a month',
      'Return ticket, insurance and six months of Japanese lessons',
    ],
    asks: [
      'You are willing to learn Japanese before the course begins',
      'You are under 35 on the closing day',
    ],
  },
  {
    ref: 'haneul-programme',
    name: 'Haneul Graduate Programme',
    country: 'South Korea',
    award: 'Haneul Graduate Award',
    purpose: 'The programme pairs each student with a laboratory and a mentor from industry.',
    type: 'full',
    places: [
      ['Electronics and Telecommunications', MASTER],
      ['Computer Science and Software', MASTER],
      ['Mechanical and Industrial Engineering', PHD],
      ['Chemical and Food Engineering', MASTER],
      ['Electrical and Energy Engineering', MASTER],
    ],
    funding: [
      'All tuition fees',
      'Living costs of 1,100,000 won a month',
      'One year of Korean lessons before the degree',
    ],
    asks: [
      'An average of at least 80 per cent in your last degree',
      'Two letters of recommendation',
    ],
  },
  {
    ref: 'merlion-engineers',
    name: 'Merlion Engineers’ Fund',
    country: 'Singapore',
    award: 'Merlion Engineering Bursary',
    purpose:
      'A circle of practising engineers helps students who would otherwise turn down a place.',
    type: 'partial',
    places: [
      ['Computer Science and Software', BACHELOR],
      ['Civil and Structural Engineering', MASTER],
      ['Water and Environment', MASTER],
      ['Architecture and Urban Design', MASTER],
    ],
    funding: ['Half of the tuition fees', 'A laptop and the books of the first year'],
    asks: ['You already hold an offer of a place', 'IELTS 6.5 or an equal result'],
  },
  {
    ref: 'chao-phraya-trust',
    name: 'Chao Phraya Education Trust',
    country: 'Thailand',
    award: 'Neighbours Scholarship',
    purpose: 'The trust believes that neighbours should know each other’s universities.',
    type: 'full',
    places: [
      ['Agricultural and Rural Engineering', MASTER],
      ['Chemical and Food Engineering', BACHELOR],
      ['Civil and Structural Engineering', MASTER],
      ['Electrical and Energy Engineering', BACHELOR],
      ['Geology, Mining and Surveying', MASTER],
    ],
    funding: [
      'Tuition fees and dormitory',
      'Living costs of 9,000 baht a month',
      'Travel by land, twice a year',
    ],
    asks: ['Courses are taught in English; IELTS 6.0 or the trust’s own test'],
  },
  {
    ref: 'red-river-exchange',
    name: 'Red River University Exchange',
    country: 'Vietnam',
    award: 'Red River Exchange Place',
    purpose:
      'Places for Cambodian students at five technical universities, with a year of language first.',
    type: 'full',
    places: [
      ['Mechanical and Industrial Engineering', BACHELOR],
      ['Civil and Structural Engineering', BACHELOR],
      ['Electrical and Energy Engineering', BACHELOR],
      ['Water and Environment', BACHELOR],
    ],
    funding: ['Tuition fees, dormitory and health insurance', 'A monthly allowance for meals'],
    asks: [
      'You finished grade 12 with grade C or better',
      'You will learn Vietnamese in the first year',
    ],
  },
  {
    ref: 'banyan-technology',
    name: 'Banyan Technology Fellowship',
    country: 'India',
    award: 'Banyan Fellowship',
    purpose:
      'Short and long courses for those who already work and want to build technology at home.',
    type: 'full',
    places: [
      ['Computer Science and Software', CERTIFICATE],
      ['Electronics and Telecommunications', CERTIFICATE],
      ['Agricultural and Rural Engineering', CERTIFICATE],
      ['Computer Science and Software', MASTER],
    ],
    funding: ['Course fee, room and meals on campus', 'Economy ticket and visa fee'],
    asks: [
      'At least two years of work in the field',
      'A letter from your employer that keeps your post',
    ],
  },
  {
    ref: 'jade-bridge',
    name: 'Jade Bridge Scholarship Office',
    country: 'China',
    award: 'Jade Bridge Scholarship',
    purpose: 'Scholarships for degree courses at technical universities in eight cities.',
    type: 'full',
    places: [
      ['Civil and Structural Engineering', BACHELOR],
      ['Electrical and Energy Engineering', PHD],
      ['Mechanical and Industrial Engineering', MASTER],
      ['Water and Environment', PHD],
      ['Computer Science and Software', MASTER],
      ['Geology, Mining and Surveying', BACHELOR],
    ],
    funding: [
      'Tuition, dormitory and insurance',
      'Living costs of 2,500 to 3,500 yuan a month',
      'A year of Chinese where the course needs it',
    ],
    asks: ['Good health, certified by a doctor', 'A study plan of at least 800 words'],
  },
  {
    ref: 'formosa-labs',
    name: 'Formosa Laboratories Network',
    country: 'Taiwan',
    award: 'Laboratory Place',
    purpose: 'Twelve laboratories offer a place each year and choose the students themselves.',
    type: 'partial',
    places: [
      ['Electronics and Telecommunications', MASTER],
      ['Chemical and Food Engineering', PHD],
      ['Mechanical and Industrial Engineering', MASTER],
      ['Computer Science and Software', PHD],
    ],
    funding: [
      'A monthly stipend for work in the laboratory',
      'A waiver of half of the tuition fees',
    ],
    asks: ['A letter to the professor in whose laboratory you want to work'],
  },
]
