import type { DemoEmployer } from './demo-employer'

export const ministries = [
  {
    ref: 'mpwt',
    name: 'Ministry of Public Works and Transport',
    nameKm: 'ក្រសួងសាធារណការ និងដឹកជញ្ជូន',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry is responsible for national roads, bridges, railways, ports and inland waterways, and for the rules of transport on them.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the condition survey of the national road network',
        hires: ['civil.road-engineer', 'civil.bridge-engineer', 'surveying.gis-specialist'],
      },
      {
        province: 'Preah Vihear',
        district: 'Tbaeng Meanchey',
        work: 'the provincial road maintenance programme',
        hires: ['civil.materials-technician'],
      },
    ],
  },
  {
    ref: 'mme',
    name: 'Ministry of Mines and Energy',
    nameKm: 'ក្រសួងរ៉ែ និងថាមពល',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry prepares policy for mineral resources, electricity and fuels, grants licences and supervises those who hold them.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the national plan for rural electrification',
        hires: [
          'electrical.distribution-engineer',
          'mining.mine-geologist',
          'electrical.solar-design',
        ],
      },
      {
        province: 'Ratanakiri',
        district: 'Banlung',
        work: 'the provincial geological map',
        hires: ['mining.exploration-geologist'],
      },
    ],
  },
  {
    ref: 'mowram',
    name: 'Ministry of Water Resources and Meteorology',
    nameKm: 'ក្រសួងធនធានទឹក និងឧតុនិយម',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry manages rivers, irrigation and flood protection and runs the country’s rain and water level gauges.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chamkar Mon',
        work: 'the flood forecasting service',
        hires: ['water.hydrologist', 'mechatronics.calibration-technician'],
      },
      {
        province: 'Pursat',
        work: 'the rehabilitation of a gravity irrigation scheme',
        hires: ['water.irrigation-engineer'],
      },
      {
        province: 'Prey Veng',
        work: 'the river gauge network of the east bank',
        hires: ['water.environmental-engineer'],
      },
    ],
  },
  {
    ref: 'mptc',
    name: 'Ministry of Post and Telecommunications',
    nameKm: 'ក្រសួងប្រៃសណីយ៍ និងទូរគមនាគមន៍',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry shapes policy for post, telecommunications and digital services and works on access to them in all provinces.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the national digital services platform',
        hires: [
          'software.full-stack',
          'software.it-support',
          'telecom.noc-engineer',
          'telecom.spectrum-officer',
        ],
      },
    ],
  },
  {
    ref: 'misti',
    name: 'Ministry of Industry, Science, Technology & Innovation',
    nameKm: 'ក្រសួងឧស្សាហកម្ម វិទ្យាសាស្ត្រ បច្ចេកវិទ្យា និងនវានុវត្តន៍',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry supports industry and small enterprises, metrology and standards, clean water supply and the country’s research and innovation.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the national metrology laboratory',
        hires: [
          'mechatronics.calibration-technician',
          'industrial.quality-engineer',
          'water.laboratory-analyst',
        ],
      },
      {
        province: 'Kampong Chhnang',
        work: 'technical support for provincial water supply',
        hires: ['water.water-engineer'],
      },
    ],
  },
  {
    ref: 'mlmupc',
    name: 'Ministry of Land Management, Urban Planning and Construction',
    nameKm: 'ក្រសួងរៀបចំដែនដី នគរូបនីយកម្ម និងសំណង់',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry is in charge of land registration, spatial planning and building control.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chamkar Mon',
        work: 'the digital building permit service',
        hires: ['architecture.permit-officer', 'architecture.urban-planner'],
      },
      {
        province: 'Oddar Meanchey',
        district: 'Samraong',
        work: 'systematic land registration in twelve communes',
        hires: ['surveying.cadastral-officer', 'surveying.surveyor'],
      },
    ],
  },
  {
    ref: 'mrd',
    name: 'Ministry of Rural Development',
    nameKm: 'ក្រសួងអភិវឌ្ឍន៍ជនបទ',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry builds and maintains rural roads and improves water supply and sanitation in villages.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Kork',
        work: 'the rural road inventory',
        hires: ['civil.rural-roads', 'surveying.gis-technician'],
      },
      {
        province: 'Kratié',
        district: 'Sambour',
        work: 'rural roads and wells in river communes',
        hires: ['civil.draughtsperson', 'civil.site-engineer'],
      },
    ],
  },
  {
    ref: 'moe',
    name: 'Ministry of Environment',
    nameKm: 'ក្រសួងបរិស្ថាន',
    kind: 'ministry',
    type: 'Public institution',
    home: 'Phnom Penh',
    featured: true,
    writes: 'Khmer',
    description: [
      'The ministry protects natural resources, assesses the environmental impact of projects and manages protected areas.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Tonle Bassac',
        work: 'the national air and water monitoring programme',
        hires: [
          'water.environmental-engineer',
          'hse.environment-officer',
          'water.laboratory-analyst',
        ],
      },
      {
        province: 'Mondulkiri',
        district: 'Sen Monorom',
        work: 'maps of protected forest areas',
        hires: ['surveying.drone-pilot'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
