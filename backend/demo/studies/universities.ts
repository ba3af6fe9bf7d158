import type { DemoUniversity } from './demo-university'

const CIVIL = 'Civil and Structural Engineering'
const ENERGY = 'Electrical and Energy Engineering'
const MACHINES = 'Mechanical and Industrial Engineering'
const SOFTWARE = 'Computer Science and Software'
const SIGNALS = 'Electronics and Telecommunications'
const ARCHITECTURE = 'Architecture and Urban Design'
const WATER = 'Water and Environment'
const CHEMISTRY = 'Chemical and Food Engineering'
const EARTH = 'Geology, Mining and Surveying'
const RURAL = 'Agricultural and Rural Engineering'

/** None of them exists. */
export const universities: readonly DemoUniversity[] = [
  {
    ref: 'tonle-institute',
    name: 'Tonle Institute of Engineering',
    nameKm: 'វិទ្យាស្ថានវិស្វកម្មទន្លេ',
    province: 'Phnom Penh',
    featured: true,
    description: [
      'A large engineering school with five-year programmes that begin with two years of mathematics, physics and workshop practice for everybody.',
      'Every student spends one semester in a company. The hydraulics hall, with a flume thirty metres long, is open to schools on the first Saturday of the month.',
    ],
    departments: [CIVIL, ENERGY, MACHINES, WATER, CHEMISTRY, EARTH],
  },
  {
    ref: 'chaktomuk-tech',
    name: 'Chaktomuk University of Technology',
    nameKm: 'សាកលវិទ្យាល័យបច្ចេកវិទ្យាចតុមុខ',
    province: 'Phnom Penh',
    featured: true,
    description: [
      'A university built around software, data and networks. Courses run in the morning or in the evening, so that those who work can study.',
      'Final-year teams build something for a real customer and show it at a fair that recruiters visit.',
    ],
    departments: [SOFTWARE, SIGNALS, MACHINES],
  },
  {
    ref: 'bassac-architecture',
    name: 'Bassac School of Architecture',
    nameKm: 'សាលាស្ថាបត្យកម្មបាសាក់',
    province: 'Phnom Penh',
    featured: true,
    description: [
      'Studios of sixteen students, a model workshop that never quite closes, and a library of Khmer building traditions from stilt houses to railway stations.',
      'The school measures one endangered building each year and hands the drawings to the community.',
    ],
    departments: [ARCHITECTURE, CIVIL],
  },
  {
    ref: 'monivong-polytechnic',
    name: 'Monivong Polytechnic',
    nameKm: 'វិទ្យាស្ថានពហុបច្ចេកទេសមុនីវង្ស',
    province: 'Phnom Penh',
    featured: false,
    description: [
      'Half of each week is spent in laboratories: switchgear, machine tools, programmable controllers. Teachers come from industry and keep one foot in it.',
    ],
    departments: [ENERGY, MACHINES, SIGNALS],
  },
  {
    ref: 'kirirom-college',
    name: 'Kirirom College of Computing',
    nameKm: 'មហាវិទ្យាល័យកុំព្យូទ័រគិរីរម្យ',
    province: 'Kampong Speu',
    featured: true,
    description: [
      'A residential campus among the pines, taught in English. First-year students learn to read documentation before they learn a framework.',
    ],
    departments: [SOFTWARE],
  },
  {
    ref: 'sangker-university',
    name: 'Sangker University',
    nameKm: 'សាកលវិទ្យាល័យសង្កែ',
    province: 'Battambang',
    featured: true,
    description: [
      'The north-west sends its engineers here. Agriculture and water come first: rice mills, canals and pumps within cycling distance serve as classrooms.',
      'A mobile soil laboratory travels to farms in the dry season.',
    ],
    departments: [RURAL, WATER, CIVIL, SOFTWARE],
  },
  {
    ref: 'angkor-polytechnic',
    name: 'Angkor Polytechnic University',
    nameKm: 'សាកលវិទ្យាល័យពហុបច្ចេកទេសអង្គរ',
    province: 'Siem Reap',
    featured: true,
    description: [
      'Known for conservation engineering, surveying and hospitality buildings. Students learn to measure temples to the millimetre without touching them.',
    ],
    departments: [ARCHITECTURE, EARTH, CIVIL, SOFTWARE],
  },
  {
    ref: 'mekong-east',
    name: 'Mekong East Institute',
    nameKm: 'វិទ្យាស្ថានមេគង្គបូព៌ា',
    province: 'Kampong Cham',
    featured: false,
    description: [
      'Rubber, cashew and sugar are processed around the campus, so food and process engineering have factories for neighbours.',
    ],
    departments: [CHEMISTRY, RURAL, MACHINES],
  },
  {
    ref: 'coastal-institute',
    name: 'Coastal Institute of Ports and Energy',
    nameKm: 'វិទ្យាស្ថានកំពង់ផែ និងថាមពលឆ្នេរ',
    province: 'Preah Sihanouk',
    featured: true,
    description: [
      'Quay walls, cranes, turbines and cold stores: the institute trains the engineers of the coast, with two terms at sea level and one on a working site.',
    ],
    departments: [CIVIL, ENERGY, MACHINES, WATER],
  },
  {
    ref: 'bokor-university',
    name: 'Bokor University of Applied Science',
    nameKm: 'សាកលវិទ្យាល័យវិទ្យាសាស្ត្រអនុវត្តន៍បូកគោ',
    province: 'Kampot',
    featured: false,
    description: [
      'Small, practical and close to cement works, salt fields and pepper farms. Each class has a company that gives it one problem a semester.',
    ],
    departments: [EARTH, CHEMISTRY, CIVIL],
  },
  {
    ref: 'ratanakiri-earth',
    name: 'Ratanakiri School of Earth Sciences',
    nameKm: 'សាលាវិទ្យាសាស្ត្រផែនដីរតនគិរី',
    province: 'Ratanakiri',
    featured: false,
    description: [
      'The only school of the north-east for geology and mining, with field camps from December to March and a core library that anybody may use.',
    ],
    departments: [EARTH, WATER],
  },
  {
    ref: 'stung-treng-hydro',
    name: 'Stung Treng Hydropower College',
    nameKm: null,
    province: 'Stung Treng',
    featured: false,
    description: [
      'Where three rivers meet, students learn what water can do and what it should be left to do. Courses combine hydrology, turbines and fish passes.',
    ],
    departments: [WATER, ENERGY],
  },
  {
    ref: 'svay-rieng-industrial',
    name: 'Svay Rieng Industrial University',
    nameKm: 'សាកលវិទ្យាល័យឧស្សាហកម្មស្វាយរៀង',
    province: 'Svay Rieng',
    featured: false,
    description: [
      'Founded together with the border’s special economic zones. Evening courses in quality, maintenance and line planning are full of people who already do the work.',
    ],
    departments: [MACHINES, ENERGY, SIGNALS],
  },
  {
    ref: 'poipet-institute',
    name: 'Poipet Institute of Technology',
    nameKm: null,
    province: 'Banteay Meanchey',
    featured: false,
    description: [
      'A young institute for automotive and electronics assembly, with machines lent by the factories that hire its graduates.',
    ],
    departments: [MACHINES, SIGNALS],
  },
  {
    ref: 'kampong-thom-rural',
    name: 'Kampong Thom College of Rural Engineering',
    nameKm: 'មហាវិទ្យាល័យវិស្វកម្មជនបទកំពង់ធំ',
    province: 'Kampong Thom',
    featured: false,
    description: [
      'Village roads, wells, biogas and solar pumps. Students design for a commune council and present the plan to it in Khmer.',
    ],
    departments: [RURAL, WATER],
  },
  {
    ref: 'pursat-technical',
    name: 'Pursat Technical University',
    nameKm: null,
    province: 'Pursat',
    featured: false,
    description: [
      'Dams and solar parks of the Cardamom foothills gave the university its subjects: energy, surveying and a little forestry.',
    ],
    departments: [ENERGY, EARTH],
  },
  {
    ref: 'takeo-polytechnic',
    name: 'Takéo Polytechnic',
    nameKm: 'វិទ្យាស្ថានពហុបច្ចេកទេសតាកែវ',
    province: 'Takéo',
    featured: false,
    description: [
      'An affordable start near home: two-year technical degrees that count towards a bachelor’s degree at its partner schools.',
    ],
    departments: [CIVIL, ENERGY, RURAL],
  },
  {
    ref: 'kandal-food-institute',
    name: 'Kandal Institute of Food and Process Technology',
    nameKm: 'វិទ្យាស្ថានបច្ចេកវិទ្យាអាហារកណ្តាល',
    province: 'Kandal',
    featured: false,
    description: [
      'A pilot plant for drying, bottling and freezing stands in the middle of the campus; small producers rent it by the day with a student at their side.',
    ],
    departments: [CHEMISTRY],
  },
  {
    ref: 'preah-vihear-college',
    name: 'Preah Vihear Community College of Engineering',
    nameKm: null,
    province: 'Preah Vihear',
    featured: false,
    description: [
      'The newest school on the list: ninety students, four teachers and the firm belief that one can become an engineer without moving to the capital.',
    ],
    departments: [CIVIL, RURAL],
  },
  {
    ref: 'wat-phnom-open',
    name: 'Wat Phnom Open University',
    nameKm: 'សាកលវិទ្យាល័យបើកចំហវត្តភ្នំ',
    province: 'Phnom Penh',
    featured: true,
    description: [
      'Distance courses with weekends in the laboratory, for those who work, care for a family or live far away. Recorded lectures can be downloaded at night, when data is cheap.',
    ],
    departments: [SOFTWARE, SIGNALS, ENERGY, ARCHITECTURE],
  },
]
