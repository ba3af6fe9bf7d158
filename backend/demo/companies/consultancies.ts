import type { DemoEmployer } from './demo-employer'

export const consultancies = [
  {
    ref: 'tonle-axis',
    name: 'Tonle Axis Consulting Engineers',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Tonle Axis designs buildings, bridges and flood protection and supervises their construction. Ninety engineers in five small studios check one another’s calculations as a matter of habit.',
      'Young engineers visit a site in their first month and present their own calculation in their sixth.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the strengthening of three riverside quays',
        hires: [
          'civil.senior-structural',
          'civil.structural-engineer',
          'civil.bim-modeller',
          'architecture.bim-coordinator',
          'civil.graduate-civil',
        ],
      },
      {
        province: 'Kampong Cham',
        work: 'the flood dike and its four pumping stations',
        hires: ['water.hydrologist', 'civil.drainage-engineer'],
      },
      {
        province: 'Battambang',
        work: 'the ring road north of the town',
        hires: ['project.resident-engineer'],
      },
    ],
  },
  {
    ref: 'five-rivers',
    name: 'Five Rivers Hydro Consultants',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'A specialist firm for water: hydrology, irrigation, urban drainage and dam safety. Its gauges on seven tributaries have been read every day for eleven years.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Meanchey',
        work: 'the drainage master plan for the southern districts',
        hires: [
          'civil.drainage-engineer',
          'water.climate-specialist',
          'surveying.gis-specialist',
          'water.eia-consultant',
        ],
      },
      {
        province: 'Pursat',
        district: 'Kravanh',
        work: 'the safety review of two irrigation dams',
        hires: ['water.hydrologist', 'civil.geotechnical-engineer'],
      },
      {
        province: 'Kampong Thom',
        district: 'Stoung',
        work: 'flood gauges and warning for the Stoung basin',
        hires: ['water.graduate-water'],
      },
    ],
  },
  {
    ref: 'dara-surveys',
    name: 'Dara Geomatics',
    nameKm: 'តារា ជីអូម៉ាទីក',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'both',
    description: [
      'Dara Geomatics measures for roads, power lines, estates and courts. Receivers, drones and sounding boats are maintained in house and calibrated twice a year.',
      'Field parties of three are out for ten days and back for four.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Russey Keo',
        work: 'a city-wide control network and utility map',
        hires: [
          'surveying.senior-surveyor',
          'surveying.gis-technician',
          'surveying.geodata-developer',
          'surveying.graduate-survey',
        ],
      },
      {
        province: 'Mondulkiri',
        district: 'Sen Monorom',
        work: 'the corridor survey for a power line through the highlands',
        hires: ['surveying.drone-pilot', 'surveying.surveyor'],
      },
      {
        province: 'Kratié',
        work: 'river soundings between the rapids',
        hires: ['surveying.hydrographic-surveyor'],
      },
    ],
  },
  {
    ref: 'khmer-atelier',
    name: 'Slaprang Architects',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Slaprang Architects designs schools, houses and public rooms with deep shade, cross ventilation and local brick. Drawings are made to be built by people the studio knows by name.',
      'The practice is owned by its nine senior staff, and everybody sees the accounts.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'a public library inside a former warehouse',
        hires: [
          'architecture.architect',
          'architecture.junior-architect',
          'architecture.visualiser',
          'architecture.landscape-architect',
        ],
      },
      {
        province: 'Siem Reap',
        work: 'a training hotel around three courtyards',
        hires: ['architecture.senior-architect', 'architecture.interior-designer'],
      },
      {
        province: 'Kampot',
        work: 'the repair of a row of riverside shophouses',
        hires: ['architecture.heritage-architect'],
      },
    ],
  },
  {
    ref: 'prasat-planning',
    name: 'Prasat Town Planning Group',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Siem Reap',
    featured: false,
    writes: 'English',
    description: [
      'Towns grow whether or not somebody plans them. Prasat Town Planning Group works with communes on land use, drainage, streets and heritage, and always begins with walking.',
    ],
    sites: [
      {
        province: 'Siem Reap',
        work: 'the land-use plan for the eastern communes',
        hires: ['architecture.urban-planner', 'surveying.gis-specialist'],
      },
      {
        province: 'Preah Vihear',
        district: 'Tbaeng Meanchey',
        work: 'the extension plan of the provincial town',
        hires: ['architecture.permit-officer', 'surveying.surveyor'],
      },
      {
        province: 'Oddar Meanchey',
        district: 'Samraong',
        work: 'a street and market plan for the border town',
        hires: ['civil.drainage-engineer'],
      },
    ],
  },
  {
    ref: 'lumen-energy',
    name: 'Lumen Khmer Energy Advisers',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Energy audits, power quality studies and owner’s engineering for factories and hotels. Clients pay a part of the fee only after the saving has been measured.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Boeung Keng Kang',
        work: 'energy audits in twenty-two garment factories',
        hires: [
          'electrical.energy-auditor',
          'electrical.protection-engineer',
          'mechatronics.iot-engineer',
          'electrical.graduate-electrical',
        ],
      },
      {
        province: 'Svay Rieng',
        district: 'Bavet',
        work: 'the power quality study of an industrial park',
        hires: ['electrical.meter-engineer'],
      },
    ],
  },
  {
    ref: 'plumbline-pm',
    name: 'Plumbline Project Management',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Plumbline represents owners: it plans, tenders, supervises and settles. The firm takes no commission from anybody except its client.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Tonle Bassac',
        work: 'two hotel towers on a shared podium',
        hires: [
          'project.project-manager',
          'project.quantity-surveyor',
          'project.contracts-engineer',
          'project.document-controller',
          'project.graduate-project',
        ],
      },
      {
        province: 'Preah Sihanouk',
        district: 'Sihanoukville',
        work: 'a seafront promenade with drainage and lighting',
        hires: ['project.resident-engineer', 'civil.site-engineer'],
      },
      {
        province: 'Kandal',
        district: 'Khsach Kandal',
        work: 'a cold-store campus',
        hires: ['project.planner'],
      },
    ],
  },
  {
    ref: 'veasna-safety',
    name: 'Veasna Safety Academy',
    kind: 'company',
    type: 'Engineering consultancy',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Training centre and inspection body for work at height, lifting, electrical safety and fire. The yard has a scaffold, a smoke house and a wind turbine nacelle that never turns.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chbar Ampov',
        work: 'the expansion of the training yard',
        hires: ['hse.safety-trainer', 'hse.graduate-hse', 'hse.fire-engineer'],
      },
      {
        province: 'Preah Sihanouk',
        district: 'Prey Nob',
        work: 'safety supervision at three port terminals',
        hires: ['hse.construction-safety', 'hse.hse-engineer'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
