import type { DemoEmployer } from './demo-employer'

export const telecoms = [
  {
    ref: 'rumchong-telecom',
    name: 'Rumchong Telecom',
    kind: 'company',
    type: 'Telecom & internet',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'A mobile operator with 3,100 sites from the coast to the plateau. Its engineers plan, build and watch the network themselves instead of buying it by the tower.',
      'Newcomers spend their first two weeks with a field team. It explains more than any slide.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Kork',
        work: 'the 5G roll-out in the capital',
        hires: [
          'telecom.radio-planning',
          'telecom.core-engineer',
          'telecom.noc-engineer',
          'telecom.graduate-telecom',
          'telecom.network-manager',
        ],
      },
      {
        province: 'Mondulkiri',
        district: 'Keo Seima',
        work: 'coverage along the highland roads',
        hires: ['telecom.tower-engineer'],
      },
      {
        province: 'Stung Treng',
        work: 'the microwave ring of the northeast',
        hires: ['telecom.transmission-engineer'],
      },
    ],
  },
  {
    ref: 'sesan-fibre',
    name: 'Sesan Fibre',
    nameKm: 'សេសាន ហ្វាយប័រ',
    kind: 'company',
    type: 'Telecom & internet',
    home: 'Phnom Penh',
    featured: false,
    writes: 'both',
    description: [
      'Sesan Fibre connects houses, schools and shops by glass. Seven depots, forty splicing crews and a promise: a cut is repaired within four hours.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'fibre for 18,000 new homes',
        hires: [
          'telecom.fibre-technician',
          'telecom.network-engineer',
          'telecom.service-delivery',
          'surveying.gis-technician',
        ],
      },
      {
        province: 'Tboung Khmum',
        district: 'Suong',
        work: 'the backbone east of the river',
        hires: ['telecom.transmission-engineer'],
      },
      {
        province: 'Prey Veng',
        work: 'a new depot and access network',
        hires: ['telecom.field-support'],
      },
      {
        province: 'Ratanakiri',
        district: 'Banlung',
        work: 'fibre to forty schools',
        hires: ['telecom.tower-engineer'],
      },
    ],
  },
  {
    ref: 'vihear-towers',
    name: 'Vihear Towers',
    kind: 'company',
    type: 'Telecom & internet',
    home: 'Kandal',
    featured: false,
    writes: 'English',
    description: [
      'Vihear Towers builds and leases masts to all operators. Steel is galvanised and numbered, and every climb starts with the same seven questions.',
    ],
    sites: [
      {
        province: 'Kandal',
        district: 'Ang Snuol',
        work: '210 new masts and their power supply',
        hires: ['telecom.tower-engineer', 'civil.steel-engineer', 'hse.safety-officer'],
      },
      {
        province: 'Preah Vihear',
        district: 'Choam Ksant',
        work: 'masts for the northern border road',
        hires: ['electrical.solar-technician'],
      },
      {
        province: 'Oddar Meanchey',
        district: 'Anlong Veng',
        work: 'the strengthening of thirty older masts',
        hires: ['civil.quantity-technician'],
      },
    ],
  },
  {
    ref: 'keo-cloud',
    name: 'Keo Data Centres',
    kind: 'company',
    type: 'Telecom & internet',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Two data centres with separate feeds, separate fibres and one shared habit: each change is rehearsed. Banks and hospitals keep their servers here.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chroy Changvar',
        work: 'the second data hall with 480 racks',
        hires: [
          'telecom.datacentre-engineer',
          'mechanical.hvac-design',
          'maintenance.generator-technician',
          'maintenance.bms-operator',
          'telecom.network-security',
        ],
      },
      {
        province: 'Phnom Penh',
        work: 'the self-service cloud portal',
        hires: ['software.devops-engineer', 'software.backend-developer'],
      },
    ],
  },
  {
    ref: 'angkear-net',
    name: 'Angkear Internet',
    kind: 'company',
    type: 'Telecom & internet',
    home: 'Siem Reap',
    featured: false,
    writes: 'English',
    description: [
      'Internet for hotels, schools and households in the northwest, with people who answer the phone in three languages.',
    ],
    sites: [
      {
        province: 'Siem Reap',
        work: 'the wireless and fibre network of the temple town',
        hires: ['telecom.network-engineer', 'telecom.field-support', 'telecom.noc-engineer'],
      },
      {
        province: 'Banteay Meanchey',
        district: 'Serei Saophoan',
        work: 'the expansion along the railway',
        hires: ['telecom.fibre-technician'],
      },
      {
        province: 'Battambang',
        district: 'Sangkae',
        work: 'business links for twenty rice mills',
        hires: ['telecom.service-delivery'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
