import type { DemoEmployer } from './demo-employer'

export const assemblyPlants = [
  {
    ref: 'koh-kong-electro',
    name: 'Koh Kong Electro Assembly',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Koh Kong',
    featured: false,
    writes: 'English',
    description: [
      'Printed circuit assembly and small appliances near the coast. Operators are trained in the company school before they touch a board.',
    ],
    sites: [
      {
        province: 'Koh Kong',
        work: 'two surface-mount lines and final assembly',
        hires: [
          'industrial.quality-engineer',
          'mechatronics.embedded-engineer',
          'industrial.lean-coach',
          'maintenance.maintenance-technician',
        ],
      },
    ],
  },
  {
    ref: 'samnang-steel',
    name: 'Samnang Wire & Mesh',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Kandal',
    featured: false,
    writes: 'English',
    description: [
      'Reinforcing mesh, fencing and nails from coil. The mill runs in three shifts and publishes its scrap rate at the gate.',
    ],
    sites: [
      {
        province: 'Kandal',
        district: 'Ang Snuol',
        work: 'the wire-drawing and mesh mill',
        hires: [
          'mechanical.mechanical-engineer',
          'electrical.electrician',
          'industrial.production-engineer',
          'hse.safety-officer',
        ],
      },
    ],
  },
  {
    ref: 'kdor-furniture',
    name: 'Kdar Furniture',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Siem Reap',
    featured: false,
    writes: 'English',
    description: [
      'Furniture from plantation timber for hotels and schools, designed and built in one hall. Offcuts become toys.',
    ],
    sites: [
      {
        province: 'Siem Reap',
        district: 'Sout Nikom',
        work: 'the furniture factory and drying kilns',
        hires: [
          'mechanical.design-engineer',
          'industrial.industrial-engineer',
          'mechatronics.panel-builder',
        ],
      },
    ],
  },
  {
    ref: 'rungrueang-paint',
    name: 'Por Paints & Coatings',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Kandal',
    featured: false,
    writes: 'English',
    description: [
      'Wall paints, primers and waterproofing made for heavy rain. The laboratory exposes samples on its roof and on a pier by the sea.',
    ],
    sites: [
      {
        province: 'Kandal',
        district: 'Mukh Kampul',
        work: 'the mixing and filling plant',
        hires: [
          'chemical.formulation-chemist',
          'chemical.chemical-engineer',
          'chemical.filling-engineer',
          'hse.process-safety',
        ],
      },
      {
        province: 'Phnom Penh',
        district: 'Meanchey',
        work: 'the customer laboratory and tinting centre',
        hires: ['chemical.chemical-laboratory'],
      },
    ],
  },
  {
    ref: 'prek-shoes',
    name: 'Prek Anchanh Footwear',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Kandal',
    featured: false,
    writes: 'English',
    description: [
      'Sports shoes from cutting to box. The company tries new adhesives and presses in a small pilot hall before they reach the lines.',
    ],
    sites: [
      {
        province: 'Kandal',
        district: 'Mukh Kampul',
        work: 'the sole press and assembly lines',
        hires: [
          'industrial.industrial-engineer',
          'industrial.quality-manager',
          'maintenance.maintenance-planner',
          'hse.environment-officer',
        ],
      },
      {
        province: 'Kampong Speu',
        district: 'Odongk',
        work: 'a second plant for uppers',
        hires: ['industrial.plant-manager'],
      },
    ],
  },
  {
    ref: 'ang-tasom-brick',
    name: 'Chhouk Brick & Block',
    nameKm: 'ឥដ្ឋ និងប្លុក ឈូក',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Kampong Chhnang',
    featured: false,
    writes: 'both',
    description: [
      'Bricks and concrete blocks for half a dozen provinces. Rice husk has replaced firewood in both kilns.',
    ],
    sites: [
      {
        province: 'Kampong Chhnang',
        district: 'Kampong Tralach',
        work: 'two tunnel kilns and the block plant',
        hires: ['industrial.production-engineer', 'maintenance.maintenance-technician'],
      },
      {
        province: 'Pursat',
        district: 'Bakan',
        work: 'a block plant near the western railway',
        hires: ['industrial.quality-inspector'],
      },
    ],
  },
  {
    ref: 'mekong-assembly',
    name: 'Veyor Motorcycle Assembly',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Veyor assembles electric and petrol motorcycles from kits, with more and more parts made in the country every year.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Dangkao',
        work: 'the motorcycle assembly and test track',
        hires: [
          'industrial.process-engineer',
          'mechanical.automotive-technician',
          'industrial.supplier-quality',
          'mechatronics.graduate-mechatronics',
          'industrial.production-planner',
        ],
      },
    ],
  },
  {
    ref: 'sakor-automation',
    name: 'Sakor Automation',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Sakor designs machines and control systems for mills, bottlers and factories: one-off equipment with good documentation.',
      'The workshop smells of cutting oil, the laboratory of solder.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Sen Sok',
        work: 'a packing line for rice and sugar',
        hires: [
          'mechatronics.automation-engineer',
          'mechatronics.automation-lead',
          'mechatronics.panel-builder',
          'mechatronics.graduate-mechatronics',
          'mechatronics.scada-engineer',
          'mechanical.design-engineer',
        ],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
