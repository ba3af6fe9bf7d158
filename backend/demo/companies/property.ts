import type { DemoEmployer } from './demo-employer'

export const property = [
  {
    ref: 'rose-garden',
    name: 'Sway Chrum Estates',
    kind: 'company',
    type: 'Property & hospitality',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Sway Chrum develops neighbourhoods instead of single towers: homes, shops, a pond and a school within a walk.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chroy Changvar',
        work: 'a quarter with 1,400 homes',
        hires: [
          'architecture.architect',
          'architecture.landscape-architect',
          'project.project-engineer',
          'project.procurement-engineer',
          'architecture.facade-designer',
        ],
      },
      {
        province: 'Siem Reap',
        work: 'garden houses beside the western canal',
        hires: ['project.quantity-surveyor', 'civil.foreman'],
      },
    ],
  },
  {
    ref: 'riverside-grand',
    name: 'Riverside Monivong Hotel',
    kind: 'company',
    type: 'Property & hospitality',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'A 320-room hotel with a kitchen that never closes and an engineering team of thirty-one.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the hotel’s rooms, pools and plant rooms',
        hires: [
          'maintenance.chief-engineer',
          'maintenance.hotel-technician',
          'maintenance.ac-technician',
          'maintenance.bms-operator',
        ],
      },
    ],
  },
  {
    ref: 'temple-garden',
    name: 'Temple Garden Resorts',
    nameKm: 'រមណីយដ្ឋាន សួនប្រាសាទ',
    kind: 'company',
    type: 'Property & hospitality',
    home: 'Siem Reap',
    featured: false,
    writes: 'both',
    description: [
      'Four garden resorts with their own water treatment, solar roofs and laundry. Guests ask about the bats, engineers about the chillers.',
    ],
    sites: [
      {
        province: 'Siem Reap',
        work: 'four resorts and the central laundry',
        hires: [
          'maintenance.hotel-technician',
          'maintenance.facilities-engineer',
          'water.treatment-operator',
          'electrical.solar-technician',
        ],
      },
      {
        province: 'Kep',
        work: 'a hillside resort above the bay',
        hires: ['maintenance.maintenance-technician'],
      },
    ],
  },
  {
    ref: 'ocean-palm',
    name: 'Ream Palm Bay Resort',
    kind: 'company',
    type: 'Property & hospitality',
    home: 'Preah Sihanouk',
    featured: false,
    writes: 'English',
    description: [
      'A seaside resort that makes its own fresh water and ice. Salt is the main opponent of its engineers, and they are ahead on points.',
    ],
    sites: [
      {
        province: 'Preah Sihanouk',
        district: 'Ream',
        work: 'the resort’s villas, desalination and cold rooms',
        hires: [
          'maintenance.chief-engineer',
          'maintenance.ac-technician',
          'maintenance.maintenance-technician',
        ],
      },
      {
        province: 'Koh Kong',
        district: 'Kiri Sakor',
        work: 'an island lodge without grid power',
        hires: ['electrical.solar-design'],
      },
    ],
  },
  {
    ref: 'market-square',
    name: 'Phsar Square Malls',
    kind: 'company',
    type: 'Property & hospitality',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Three shopping centres with sixty-eight escalators, two cinemas and one skating rink, kept running by one engineering department.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'the malls’ lifts, chillers and parking systems',
        hires: [
          'mechanical.lift-engineer',
          'maintenance.facilities-engineer',
          'maintenance.maintenance-manager',
          'electrical.electrician',
          'hse.safety-officer',
        ],
      },
    ],
  },
  {
    ref: 'campus-care',
    name: 'Campus Care Facilities',
    kind: 'company',
    type: 'Property & hospitality',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Campus Care looks after offices, embassies and universities: electricity, water, lifts, gardens. One phone number, and a name at the other end.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Kork',
        work: 'nineteen office buildings and two campuses',
        hires: [
          'maintenance.maintenance-engineer',
          'maintenance.maintenance-technician',
          'maintenance.generator-technician',
          'maintenance.graduate-maintenance',
        ],
      },
      {
        province: 'Battambang',
        work: 'a university campus with 14 buildings',
        hires: ['maintenance.facilities-engineer'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
