import type { DemoEmployer } from './demo-employer'

export const power = [
  {
    ref: 'phkay-proek',
    name: 'Phkay Proek Renewables',
    kind: 'company',
    type: 'Power & energy',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Phkay Proek develops, builds and runs solar parks and rooftop systems. Twenty-six plants report to one control room, and each has a technician within an hour’s ride.',
      'Maintenance is planned around the harvest and around the monsoon, never around the office calendar.',
    ],
    sites: [
      {
        province: 'Kampong Chhnang',
        district: 'Tuek Phos',
        work: 'a 60 MW solar park with storage',
        hires: ['electrical.solar-design', 'electrical.substation-engineer', 'hse.safety-officer'],
      },
      {
        province: 'Phnom Penh',
        district: 'Pur Senchey',
        work: 'rooftop systems on fourteen factories',
        hires: [
          'electrical.solar-technician',
          'project.sales-engineer',
          'electrical.graduate-electrical',
        ],
      },
      {
        province: 'Svay Rieng',
        district: 'Chantrea',
        work: 'a solar park beside the rice research station',
        hires: ['electrical.electrician'],
      },
      {
        province: 'Pursat',
        district: 'Krakor',
        work: 'irrigation pumps run by the sun',
        hires: ['electrical.distribution-engineer'],
      },
    ],
  },
  {
    ref: 'chantrea-grid',
    name: 'Chantrea Grid Services',
    kind: 'company',
    type: 'Power & energy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Chantrea Grid Services erects lines and substations for licensees and large customers and keeps them in shape afterwards.',
      'Its test van with primary and secondary injection sets is booked out for months; a second one is being fitted.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Dangkao',
        work: 'a 115/22 kV substation with two 50 MVA transformers',
        hires: [
          'electrical.protection-engineer',
          'electrical.substation-engineer',
          'surveying.site-surveyor',
          'project.procurement-engineer',
        ],
      },
      {
        province: 'Kampong Thom',
        district: 'Baray',
        work: '64 kilometres of medium-voltage line to nine communes',
        hires: ['electrical.line-worker', 'electrical.distribution-engineer'],
      },
      {
        province: 'Ratanakiri',
        district: 'Banlung',
        work: 'the connection of two upland districts',
        hires: ['electrical.head-electrical'],
      },
    ],
  },
  {
    ref: 'vealveng-hydro',
    name: 'O’Tasom Hydropower',
    nameKm: 'វារីអគ្គិសនី អូរតាសោម',
    kind: 'company',
    type: 'Power & energy',
    home: 'Pursat',
    featured: false,
    writes: 'both',
    description: [
      'A run-of-river plant in the western mountains: two Francis turbines, a tunnel of four kilometres and forty-eight colleagues who know every sound of it.',
    ],
    sites: [
      {
        province: 'Pursat',
        district: 'Veal Veng',
        work: 'the hydropower plant and its intake',
        hires: [
          'electrical.hydropower-operator',
          'electrical.grid-dispatcher',
          'mechanical.mechanical-engineer',
          'electrical.electrician',
          'maintenance.maintenance-technician',
        ],
      },
      {
        province: 'Koh Kong',
        district: 'Thma Bang',
        work: 'the second intake and access road',
        hires: ['civil.geotechnical-engineer', 'mining.hydrogeologist'],
      },
    ],
  },
  {
    ref: 'rolea-power',
    name: 'Rolea Bier Rural Electric',
    nameKm: 'អគ្គិសនីជនបទ រលាប្អៀរ',
    kind: 'company',
    type: 'Power & energy',
    home: 'Kampong Chhnang',
    featured: false,
    writes: 'Khmer',
    description: [
      'A licensed rural distributor with 31,000 customers. The company publishes its outage minutes on a board in front of the office each month.',
    ],
    sites: [
      {
        province: 'Kampong Chhnang',
        district: 'Rolea B’ier',
        work: 'the medium-voltage network of three districts',
        hires: [
          'electrical.distribution-engineer',
          'electrical.line-worker',
          'electrical.electrician',
          'electrical.graduate-electrical',
        ],
      },
    ],
  },
  {
    ref: 'bokor-wind',
    name: 'Bokor Ridge Wind',
    kind: 'company',
    type: 'Power & energy',
    home: 'Kampot',
    featured: false,
    writes: 'English',
    description: [
      'Bokor Ridge Wind has measured the wind above the coast for three years and is now preparing its first turbines.',
    ],
    sites: [
      {
        province: 'Kampot',
        district: 'Bokor',
        work: 'the wind farm’s access roads and foundations',
        hires: [
          'civil.geotechnical-engineer',
          'electrical.substation-engineer',
          'water.eia-consultant',
          'project.project-coordinator',
        ],
      },
    ],
  },
  {
    ref: 'volt-mobility',
    name: 'Svaing Charge Mobility',
    kind: 'company',
    type: 'Power & energy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Svaing Charge runs charging points for cars, tuk-tuks and motorbikes. An open app shows which are free, and the same team answers the phone.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Kork',
        work: 'the charging network along the city’s ring roads',
        hires: [
          'electrical.ev-engineer',
          'mechatronics.embedded-engineer',
          'electrical.electrician',
        ],
      },
      {
        province: 'Phnom Penh',
        work: 'the charging app and its payment service',
        hires: ['software.mobile-developer', 'software.backend-developer'],
      },
      {
        province: 'Preah Sihanouk',
        district: 'Sihanoukville',
        work: 'fast chargers along the expressway',
        hires: ['electrical.solar-design'],
      },
    ],
  },
  {
    ref: 'deum-ampil',
    name: 'Deum Ampil Generators',
    kind: 'company',
    type: 'Power & energy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Sales, rental and service of generating sets and uninterruptible power supplies, with depots in three towns and a technician on duty every night of the year.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'back-up power for hospitals and data rooms',
        hires: [
          'maintenance.generator-technician',
          'mechanical.diesel-mechanic',
          'project.sales-engineer',
        ],
      },
      {
        province: 'Siem Reap',
        work: 'the rental fleet for the temple district',
        hires: ['mechanical.graduate-mechanical'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
