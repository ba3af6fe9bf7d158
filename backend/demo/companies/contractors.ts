import type { DemoEmployer } from './demo-employer'

export const contractors = [
  {
    ref: 'kravanh-span',
    name: 'Kravanh Span Constructors',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Kravanh Span Constructors builds bridges, interchanges and river crossings. The company grew out of a two-person drawing office and today runs four sites at a time with its own piling rigs and girder yard.',
      'Site engineers stay with a project from the first pile to the load test, so that whoever made a decision also sees what became of it.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Prek Pnov',
        work: 'the approach viaduct of the northern river crossing',
        hires: [
          'civil.bridge-engineer',
          'civil.site-engineer',
          'surveying.site-surveyor',
          'hse.construction-safety',
          'project.planner',
        ],
      },
      {
        province: 'Kratié',
        district: 'Chhlong',
        work: 'the 420-metre bridge over the Chhlong river mouth',
        hires: ['civil.foreman', 'project.project-engineer'],
      },
      {
        province: 'Stung Treng',
        district: 'Thala Barivat',
        work: 'the replacement of six timber bridges',
        hires: ['civil.materials-technician'],
      },
    ],
  },
  {
    ref: 'romchek-builders',
    name: 'Romchek Builders',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Romchek Builders is a general contractor for offices, schools and apartment houses up to thirty storeys. Concrete, formwork and finishes are done by its own crews; everything else by partners it has known for years.',
      'The office keeps one rule: a question from the site is answered the same day.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Kork',
        work: 'a 24-storey residential tower with two basements',
        hires: [
          'civil.construction-manager',
          'civil.graduate-civil',
          'mechanical.hvac-site',
          'electrical.mep-electrical',
          'project.quantity-surveyor',
        ],
      },
      {
        province: 'Phnom Penh',
        district: 'Chroy Changvar',
        work: 'an international school for 1,200 pupils',
        hires: ['civil.structural-engineer', 'hse.safety-officer'],
      },
      {
        province: 'Kandal',
        district: 'Ta Khmau',
        work: 'a district hospital with 150 beds',
        hires: ['project.project-manager'],
      },
    ],
  },
  {
    ref: 'thnal-thmey',
    name: 'Thnal Thmey Roadworks',
    nameKm: 'ថ្នល់ថ្មី រ៉ូដវើក',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Kandal',
    featured: false,
    writes: 'both',
    description: [
      'Roads, drains and pavements are the whole business of Thnal Thmey Roadworks. Its asphalt plant south of the capital supplies own sites and those of neighbours.',
      'Crews work in the dry season from October to June; during the rains the company trains its people and overhauls its machines.',
    ],
    sites: [
      {
        province: 'Kandal',
        district: 'Kien Svay',
        work: 'the widening of a 28-kilometre section of the national road',
        hires: [
          'civil.road-engineer',
          'civil.quantity-technician',
          'surveying.surveyor',
          'mechanical.heavy-equipment',
        ],
      },
      {
        province: 'Prey Veng',
        district: 'Ba Phnom',
        work: '46 kilometres of rural road in concrete',
        hires: ['civil.rural-roads', 'civil.foreman'],
      },
      {
        province: 'Svay Rieng',
        district: 'Bavet',
        work: 'the bypass around the border town',
        hires: ['project.resident-engineer'],
      },
    ],
  },
  {
    ref: 'stung-meas',
    name: 'Stung Meas Civil Works',
    nameKm: 'ស្ទឹងមាស សំណង់ស៊ីវិល',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Battambang',
    featured: false,
    writes: 'both',
    description: [
      'From its yard in Battambang, Stung Meas builds markets, schools, canals and laterite roads throughout the northwest.',
      'Most of its engineers studied in the province and have chosen to stay.',
    ],
    sites: [
      {
        province: 'Battambang',
        district: 'Thma Koul',
        work: 'the rehabilitation of twelve kilometres of main canal',
        hires: ['water.irrigation-engineer', 'civil.site-engineer'],
      },
      {
        province: 'Pailin',
        work: 'a covered market and bus station',
        hires: ['civil.draughtsperson', 'project.cost-estimator'],
      },
      {
        province: 'Banteay Meanchey',
        district: 'Poipet',
        work: 'a warehouse estate beside the dry port',
        hires: ['civil.steel-engineer', 'hse.construction-safety'],
      },
    ],
  },
  {
    ref: 'samrong-structures',
    name: 'Samrong Structures',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Samrong Structures fabricates and erects steel: halls, footbridges, mezzanines and roofs. Drawings leave the office at eight, plates leave the saw at nine.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Pur Senchey',
        work: 'the steel frames for three logistics halls',
        hires: [
          'civil.steel-engineer',
          'mechanical.welder',
          'mechanical.workshop-supervisor',
          'mechanical.cnc-machinist',
          'industrial.quality-inspector',
        ],
      },
      {
        province: 'Kampong Speu',
        district: 'Samraong Tong',
        work: 'a sports hall roof with a 62-metre span',
        hires: ['civil.senior-structural', 'civil.draughtsperson'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
