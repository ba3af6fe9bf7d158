import type { DemoEmployer } from './demo-employer'

export const factories = [
  {
    ref: 'chenda-apparel',
    name: 'Chenda Apparel',
    nameKm: 'ចិន្តា សម្លៀកបំពាក់',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Phnom Penh',
    featured: false,
    writes: 'both',
    description: [
      'Chenda Apparel sews outdoor jackets for four brands, with 2,600 people and a product development room of its own.',
      'Line leaders are promoted from the floor; the industrial engineering team trains them.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Pur Senchey',
        work: 'eighteen jacket lines and the cutting room',
        hires: [
          'industrial.industrial-engineer',
          'industrial.garment-technician',
          'maintenance.sewing-mechanic',
          'hse.social-compliance',
          'industrial.production-planner',
        ],
      },
      {
        province: 'Takéo',
        district: 'Bati',
        work: 'a new sewing plant with 900 seats',
        hires: ['industrial.shift-leader', 'mechanical.boiler-engineer'],
      },
    ],
  },
  {
    ref: 'bavet-cycle',
    name: 'Bavet Cycle Works',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Svay Rieng',
    featured: true,
    writes: 'English',
    description: [
      'A bicycle factory in a special economic zone: frames, painting, assembly. Eleven thousand bicycles a week leave for Europe.',
      'Welding robots came three years ago, and nobody lost a job to them; two welders now program them.',
    ],
    sites: [
      {
        province: 'Svay Rieng',
        district: 'Bavet',
        work: 'the frame, paint and assembly halls',
        hires: [
          'industrial.production-engineer',
          'mechatronics.robotics-engineer',
          'industrial.quality-engineer',
          'mechanical.welder',
          'chemical.chemical-engineer',
          'industrial.graduate-industrial',
          'maintenance.maintenance-engineer',
        ],
      },
    ],
  },
  {
    ref: 'sihan-harness',
    name: 'Sihan Wire Systems',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Preah Sihanouk',
    featured: false,
    writes: 'English',
    description: [
      'Wire harnesses for cars, tested end to end. The plant supplies three assembly works in the region just in time and without excuses.',
    ],
    sites: [
      {
        province: 'Preah Sihanouk',
        district: 'Prey Nob',
        work: 'the harness plant with forty-two assembly boards',
        hires: [
          'industrial.process-engineer',
          'industrial.quality-inspector',
          'mechatronics.automation-engineer',
          'industrial.supplier-quality',
          'industrial.warehouse-engineer',
        ],
      },
    ],
  },
  {
    ref: 'poipet-precision',
    name: 'Poipet Precision Parts',
    kind: 'company',
    type: 'Manufacturing',
    home: 'Banteay Meanchey',
    featured: false,
    writes: 'English',
    description: [
      'Moulded and turned parts for cameras and medical devices. Tolerances are measured in hundredths, attendance in years.',
    ],
    sites: [
      {
        province: 'Banteay Meanchey',
        district: 'Poipet',
        work: 'the moulding shop and clean room',
        hires: [
          'industrial.tooling-engineer',
          'mechanical.cnc-machinist',
          'mechatronics.calibration-technician',
          'industrial.quality-manager',
          'mechatronics.plc-technician',
        ],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
