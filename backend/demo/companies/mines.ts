import type { DemoEmployer } from './demo-employer'

export const mines = [
  {
    ref: 'domrei-cement',
    name: 'Domrey Cement',
    kind: 'company',
    type: 'Mining & materials',
    home: 'Kampot',
    featured: true,
    writes: 'English',
    description: [
      'Domrey makes cement from its own limestone, with waste heat turned into a quarter of the power it needs.',
      'The company pays for a technical high school next to the plant, and many trainees come from there.',
    ],
    sites: [
      {
        province: 'Kampot',
        district: 'Banteay Meas',
        work: 'the limestone quarry and kiln line',
        hires: [
          'mining.quarry-engineer',
          'mining.blasting-supervisor',
          'mechatronics.instrument-engineer',
          'mechanical.mechanical-manager',
          'hse.hse-manager',
          'electrical.head-electrical',
        ],
      },
      {
        province: 'Phnom Penh',
        district: 'Toul Kork',
        work: 'the technical sales office and concrete laboratory',
        hires: ['civil.materials-technician', 'project.sales-engineer'],
      },
    ],
  },
  {
    ref: 'phnom-pros-stone',
    name: 'Phnom Sla Aggregates',
    nameKm: 'ថ្មភ្នំស្លា',
    kind: 'company',
    type: 'Mining & materials',
    home: 'Kampong Speu',
    featured: false,
    writes: 'both',
    description: [
      'Crushed stone and sand for roads and concrete. Trucks are washed before the gate, and neighbours have the manager’s telephone number.',
    ],
    sites: [
      {
        province: 'Kampong Speu',
        district: 'Thpong',
        work: 'the granite quarry and crushing plant',
        hires: ['mining.quarry-manager', 'mining.crusher-operator', 'mining.graduate-geology'],
      },
      {
        province: 'Takéo',
        district: 'Prey Kabbas',
        work: 'a second crusher line',
        hires: ['mechanical.mechanical-engineer'],
      },
    ],
  },
  {
    ref: 'andoung-gold',
    name: 'Andoung Meas Minerals',
    kind: 'company',
    type: 'Mining & materials',
    home: 'Ratanakiri',
    featured: false,
    writes: 'English',
    description: [
      'An underground and open-pit gold project in the northeast, with a process plant that recycles nine tenths of its water.',
    ],
    sites: [
      {
        province: 'Ratanakiri',
        district: 'Andoung Meas',
        work: 'the gold mine and process plant',
        hires: ['mining.mine-geologist', 'mining.process-metallurgist', 'hse.process-safety'],
      },
      {
        province: 'Mondulkiri',
        district: 'Koh Nhek',
        work: 'exploration drilling in the northern concession',
        hires: ['mining.exploration-geologist', 'mining.mine-surveyor'],
      },
    ],
  },
  {
    ref: 'preah-vihear-iron',
    name: 'Rovieng Minerals',
    kind: 'company',
    type: 'Mining & materials',
    home: 'Preah Vihear',
    featured: false,
    writes: 'English',
    description: [
      'Rovieng explores for copper and iron with small rigs, small footprints and long conversations with the villages.',
    ],
    sites: [
      {
        province: 'Preah Vihear',
        district: 'Rovieng',
        work: 'the copper exploration camp',
        hires: ['mining.exploration-geologist', 'mining.graduate-geology'],
      },
      {
        province: 'Stung Treng',
        district: 'Siem Pang',
        work: 'a regional sampling campaign',
        hires: ['mining.mining-engineer'],
      },
    ],
  },
  {
    ref: 'silica-bay',
    name: 'Srae Ambel Silica',
    kind: 'company',
    type: 'Mining & materials',
    home: 'Koh Kong',
    featured: false,
    writes: 'English',
    description: [
      'Washed silica sand for glass makers. Pits are refilled and planted before the next one is opened.',
    ],
    sites: [
      {
        province: 'Koh Kong',
        district: 'Srae Ambel',
        work: 'the sand washing plant',
        hires: ['mining.mining-engineer', 'mining.crusher-operator'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
