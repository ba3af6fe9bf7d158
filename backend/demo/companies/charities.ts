import type { DemoEmployer } from './demo-employer'

export const charities = [
  {
    ref: 'village-well',
    name: 'Village Well Partnership',
    kind: 'company',
    type: 'NGO & development',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Village Well Partnership helps communes to build and keep water points, latrines and school wash stands. Villages decide, engineers advise, and both sign the drawing.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chamkar Mon',
        work: 'the national water point programme',
        hires: ['water.wash-officer', 'project.monitoring-officer', 'surveying.gis-specialist'],
      },
      {
        province: 'Oddar Meanchey',
        district: 'Trapeang Prasat',
        work: 'water points in sixty-two villages',
        hires: ['water.graduate-water'],
      },
      {
        province: 'Prey Veng',
        district: 'Peam Ro',
        work: 'flood-safe school wash stands',
        hires: ['water.water-engineer'],
      },
    ],
  },
  {
    ref: 'bridge-rural',
    name: 'Footbridge Fund',
    kind: 'company',
    type: 'NGO & development',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Suspended footbridges so that children reach school in the rains: built with the villages, inspected every year, paid for by small donors.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Toul Tumpung',
        work: 'the design office for forty footbridges',
        hires: ['civil.graduate-civil', 'project.programme-lead'],
      },
      {
        province: 'Pursat',
        district: 'Phnum Kravanh',
        work: 'six suspended footbridges',
        hires: ['civil.bridge-engineer'],
      },
      {
        province: 'Ratanakiri',
        district: 'Veun Sai',
        work: 'two long-span footbridges',
        hires: ['civil.foreman'],
      },
    ],
  },
  {
    ref: 'sun-clinic',
    name: 'Light for Clinics',
    kind: 'company',
    type: 'NGO & development',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Light for Clinics equips health posts beyond the grid with solar power, cold chain and oxygen, and trains those who look after it.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'the spare parts store and training room',
        hires: [
          'electrical.solar-technician',
          'project.procurement-engineer',
          'mechanical.graduate-mechanical',
        ],
      },
      {
        province: 'Mondulkiri',
        work: 'solar power for eighteen health posts',
        hires: ['electrical.solar-design'],
      },
      {
        province: 'Stung Treng',
        district: 'Sesan',
        work: 'vaccine refrigerators in river villages',
        hires: ['maintenance.ac-technician'],
      },
    ],
  },
  {
    ref: 'green-roots',
    name: 'Green Roots Agronomy',
    kind: 'company',
    type: 'NGO & development',
    home: 'Kampong Thom',
    featured: false,
    writes: 'English',
    description: [
      'Green Roots works with cooperatives on storage, small machines and water-saving rice. Results are counted in bags, not in workshops.',
    ],
    sites: [
      {
        province: 'Kampong Thom',
        district: 'Prasat Balangk',
        work: 'village dryers and stores',
        hires: ['food.post-harvest', 'water.irrigation-engineer'],
      },
      {
        province: 'Pailin',
        district: 'Sala Krau',
        work: 'cold rooms for longan growers',
        hires: ['food.cold-chain'],
      },
    ],
  },
  {
    ref: 'city-breath',
    name: 'Clean Air City Lab',
    kind: 'company',
    type: 'NGO & development',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'The lab measures dust and noise with low-cost sensors on schools, publishes every hour and helps districts to act on what they see.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Prampir Makara',
        work: 'the network of 120 air sensors',
        hires: [
          'mechatronics.iot-engineer',
          'water.environmental-engineer',
          'software.data-engineer',
        ],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
