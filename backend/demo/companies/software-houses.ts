import type { DemoEmployer } from './demo-employer'

export const softwareHouses = [
  {
    ref: 'sarika-soft',
    name: 'Sarika Soft',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Sarika Soft develops business software in Phnom Penh for customers here and abroad: invoicing, stock, payroll. About seventy people, average age twenty-eight.',
      'Every second Thursday customers come by, use what is new and say what they think of it.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Boeung Keng Kang',
        work: 'the invoicing suite used by 4,000 shops',
        hires: [
          'software.frontend-developer',
          'software.backend-developer',
          'software.qa-engineer',
          'software.graduate-software',
          'software.tech-lead',
          'software.ux-engineer',
          'software.erp-consultant',
        ],
      },
    ],
  },
  {
    ref: 'prum-pay',
    name: 'Prum Payments',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'A payment company that makes scanning a code as ordinary as handing over a note. Uptime, audit and plain language are its trade.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the merchant payment service',
        hires: [
          'software.security-engineer',
          'software.devops-engineer',
          'software.data-engineer',
          'software.mobile-developer',
          'software.database-administrator',
          'software.engineering-manager',
        ],
      },
    ],
  },
  {
    ref: 'aksara-lab',
    name: 'Aksor Language Lab',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Aksor makes computers read, hear and write Khmer well: keyboards, search, speech and spelling. Much of its work is open and tested by teachers.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Tumpung',
        work: 'the Khmer speech and text services',
        hires: [
          'software.ml-engineer',
          'software.full-stack',
          'software.data-analyst',
          'software.graduate-software',
        ],
      },
    ],
  },
  {
    ref: 'srov-tech',
    name: 'Srov Digital Farming',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Battambang',
    featured: false,
    writes: 'English',
    description: [
      'Weather, prices and field records on a phone, made together with 60,000 farmers. The office is in Battambang because the fields are.',
    ],
    sites: [
      {
        province: 'Battambang',
        work: 'the field record and price app',
        hires: ['software.mobile-developer', 'software.full-stack', 'software.ux-engineer'],
      },
      {
        province: 'Kampong Thom',
        district: 'Santuk',
        work: 'soil and weather sensors in rice fields',
        hires: ['mechatronics.iot-engineer', 'mechatronics.embedded-engineer'],
      },
    ],
  },
  {
    ref: 'tep-health',
    name: 'Tep Health Systems',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Hospital records, laboratory devices and appointment systems for clinics that have had enough of paper. Data protection is designed in before the first screen.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Prampir Makara',
        work: 'the hospital record system',
        hires: [
          'software.backend-developer',
          'software.frontend-developer',
          'software.it-support',
          'software.database-administrator',
        ],
      },
      {
        province: 'Kampong Cham',
        work: 'the roll-out of the hospital record system in eleven district hospitals',
        hires: ['software.erp-consultant', 'software.data-analyst'],
      },
    ],
  },
  {
    ref: 'kumrou-learn',
    name: 'Kumru Learning Software',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Exercises, tests and class books for schools. The programs run without internet for a week and sync when a bus with Wi-Fi passes.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'the offline classroom app',
        hires: ['software.mobile-developer', 'software.qa-engineer', 'software.graduate-software'],
      },
      {
        province: 'Takéo',
        district: 'Doun Kaev',
        work: 'computer rooms and class software for 36 schools',
        hires: ['software.it-support'],
      },
    ],
  },
  {
    ref: 'mlob-geo',
    name: 'Mlob Geospatial Software',
    kind: 'company',
    type: 'Software & IT services',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Maps as a service for utilities, insurers and city offices. Mlob’s developers take a field day every month, with a receiver in the backpack.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Tonle Bassac',
        work: 'the flood map platform',
        hires: [
          'surveying.geodata-developer',
          'surveying.remote-sensing',
          'software.frontend-developer',
          'software.devops-engineer',
        ],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
