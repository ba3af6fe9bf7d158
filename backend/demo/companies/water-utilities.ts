import type { DemoEmployer } from './demo-employer'

export const waterUtilities = [
  {
    ref: 'tuek-thla',
    name: 'Tuek Saat Water Utility',
    nameKm: 'ទឹកស្អាត ច្បារមន',
    kind: 'company',
    type: 'Water & sanitation',
    home: 'Kampong Speu',
    featured: false,
    writes: 'Khmer',
    description: [
      'Tuek Saat supplies 44,000 households from two treatment works. Losses have come down from thirty to fourteen per cent in six years, pipe by pipe.',
      'The utility is proud of its laboratory, where every tap is a customer and every customer may look in.',
    ],
    sites: [
      {
        province: 'Kampong Speu',
        district: 'Chbar Mon',
        work: 'the treatment works and 310 kilometres of pipe',
        hires: [
          'water.treatment-operator',
          'water.laboratory-analyst',
          'water.water-engineer',
          'water.utility-manager',
          'electrical.electrician',
        ],
      },
    ],
  },
  {
    ref: 'sopheap-water',
    name: 'Sopheap Clean Water',
    nameKm: 'ទឹកស្អាត សុភាព',
    kind: 'company',
    type: 'Water & sanitation',
    home: 'Takéo',
    featured: false,
    writes: 'both',
    description: [
      'A family of small piped-water companies in the south. Each village has a named operator, a spare pump and a notice board with the latest test results.',
    ],
    sites: [
      {
        province: 'Takéo',
        district: 'Tram Kak',
        work: 'piped water for seventeen villages',
        hires: ['water.water-engineer', 'water.treatment-operator'],
      },
      {
        province: 'Kep',
        district: 'Damnak Chang’aeur',
        work: 'the extension of the coastal pipeline',
        hires: ['water.graduate-water'],
      },
      {
        province: 'Kampot',
        district: 'Chhouk',
        work: 'a new well field and elevated tank',
        hires: ['civil.draughtsperson'],
      },
    ],
  },
  {
    ref: 'bassac-clean',
    name: 'Bassac Environmental Works',
    kind: 'company',
    type: 'Water & sanitation',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Bassac Environmental Works designs, builds and operates wastewater plants for towns and industrial parks.',
      'In its laboratory students of three universities write their theses, with a desk, a stipend and somebody who reads the draft.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Dangkao',
        work: 'a wastewater plant for 120,000 people',
        hires: [
          'water.wastewater-engineer',
          'mechatronics.instrument-engineer',
          'mechanical.mechanical-engineer',
          'water.laboratory-analyst',
        ],
      },
      {
        province: 'Svay Rieng',
        district: 'Bavet',
        work: 'effluent treatment for a special economic zone',
        hires: ['water.environmental-engineer', 'mechatronics.plc-technician'],
      },
      {
        province: 'Siem Reap',
        work: 'the interceptor sewer along the river',
        hires: ['project.project-engineer', 'civil.site-engineer'],
      },
    ],
  },
  {
    ref: 'eco-loop',
    name: 'Ktum Circular',
    kind: 'company',
    type: 'Water & sanitation',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Ktum Circular collects, sorts and composts what a city throws away. Routes are planned by weight and hour, and drivers are paid by safe kilometres.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chbar Ampov',
        work: 'the collection routes and sorting hall of four districts',
        hires: ['water.solid-waste', 'mechanical.automotive-technician', 'hse.environment-officer'],
      },
      {
        province: 'Siem Reap',
        district: 'Prasat Bakong',
        work: 'the engineered landfill and its leachate ponds',
        hires: ['water.environmental-engineer', 'surveying.drone-pilot'],
      },
      {
        province: 'Battambang',
        work: 'a composting plant for market waste',
        hires: ['mechanical.design-engineer'],
      },
    ],
  },
  {
    ref: 'leak-lens',
    name: 'Kanlong Leak Detection',
    kind: 'company',
    type: 'Water & sanitation',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Kanlong listens to pipes. With loggers, correlators and patience the company finds leaks for utilities across the country and shares the saving.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Russey Keo',
        work: 'district metering in the old centre',
        hires: ['water.leakage-engineer', 'surveying.gis-technician'],
      },
      {
        province: 'Battambang',
        work: 'a leakage survey of 260 kilometres of pipe',
        hires: ['water.water-engineer'],
      },
    ],
  },
  {
    ref: 'well-spring',
    name: 'Andoung Drilling & Pumps',
    nameKm: 'អណ្តូង ខួង និងម៉ាស៊ីនបូម',
    kind: 'company',
    type: 'Water & sanitation',
    home: 'Kampong Cham',
    featured: false,
    writes: 'both',
    description: [
      'Boreholes, pumps and small water towers for villages, schools and farms. Two rigs, nine people each, and a record of every metre drilled.',
    ],
    sites: [
      {
        province: 'Kampong Cham',
        district: 'Prey Chhor',
        work: '140 boreholes with solar pumps',
        hires: ['mining.hydrogeologist', 'electrical.solar-technician'],
      },
      {
        province: 'Tboung Khmum',
        district: 'Ponhea Kraek',
        work: 'water for four rubber estates',
        hires: ['mechanical.mechanical-engineer', 'water.wash-officer'],
      },
      {
        province: 'Prey Veng',
        district: 'Kampong Trabaek',
        work: 'arsenic-safe wells for health centres',
        hires: ['civil.rural-roads'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
