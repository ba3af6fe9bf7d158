import type { DemoEmployer } from './demo-employer'

export const specialistContractors = [
  {
    ref: 'bopha-mep',
    name: 'Bopha MEP Services',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Bopha MEP plans and installs what makes a building live: power, air, water and fire protection. About 240 people, a third of them apprentices or recent graduates.',
      'Every project closes with a measured energy report, and the result is discussed openly with the client.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chamkar Mon',
        work: 'the building services of a 38-storey bank headquarters',
        hires: [
          'electrical.head-electrical',
          'mechanical.hvac-design',
          'mechanical.plumbing-engineer',
          'electrical.electrical-estimator',
          'mechatronics.building-automation',
          'hse.fire-engineer',
        ],
      },
      {
        province: 'Siem Reap',
        work: 'the renewal of services in four boutique hotels',
        hires: ['mechanical.hvac-site', 'maintenance.ac-technician'],
      },
    ],
  },
  {
    ref: 'phnom-srok-geo',
    name: 'Phnom Srok Foundations',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Bored piles, diaphragm walls, ground improvement and load tests: Phnom Srok Foundations works below the surface, in clay, sand and sometimes in surprises.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Boeung Keng Kang',
        work: 'a four-level basement beside occupied houses',
        hires: ['civil.geotechnical-engineer', 'civil.site-engineer', 'mechanical.diesel-mechanic'],
      },
      {
        province: 'Preah Sihanouk',
        district: 'Sihanoukville',
        work: 'bored piles for a harbour silo',
        hires: ['civil.foreman', 'hse.safety-officer'],
      },
    ],
  },
  {
    ref: 'lotus-fitout',
    name: 'Trang Lotus Fit-out',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Trang Lotus turns concrete shells into shops, clinics and restaurants. Joinery comes from the company’s own workshop on the edge of the city.',
      'Three designers, two estimators and sixty craftspeople share one roof and one lunch table.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'nine shops in a new retail arcade',
        hires: [
          'architecture.interior-designer',
          'architecture.fitout-supervisor',
          'project.cost-estimator',
          'architecture.visualiser',
        ],
      },
      {
        province: 'Siem Reap',
        work: 'the interiors of a riverside clinic',
        hires: ['project.project-coordinator'],
      },
    ],
  },
  {
    ref: 'cham-coast',
    name: 'Cham Coast Marine Works',
    kind: 'company',
    type: 'Construction contractor',
    home: 'Preah Sihanouk',
    featured: false,
    writes: 'English',
    description: [
      'Jetties, breakwaters, dredging and underwater inspection along the coast and on the islands. The fleet counts two barges, one dredger and a good many pumps.',
    ],
    sites: [
      {
        province: 'Preah Sihanouk',
        district: 'Stung Hav',
        work: 'a deep-water jetty with 380 metres of quay',
        hires: [
          'civil.bridge-engineer',
          'surveying.hydrographic-surveyor',
          'mechanical.heavy-equipment',
        ],
      },
      {
        province: 'Kep',
        work: 'the repair of the crab market pier',
        hires: ['civil.site-engineer', 'project.quantity-surveyor'],
      },
      {
        province: 'Koh Kong',
        district: 'Botum Sakor',
        work: 'slope protection for an island ferry landing',
        hires: ['civil.graduate-civil'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
