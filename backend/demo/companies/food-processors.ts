import type { DemoEmployer } from './demo-employer'

export const foodProcessors = [
  {
    ref: 'malis-rice',
    name: 'Malis Grain Rice Mills',
    nameKm: 'រោងម៉ាស៊ីនកិនស្រូវ ម្លិះ',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Battambang',
    featured: true,
    writes: 'both',
    description: [
      'Malis Grain buys fragrant paddy from 11,000 families and mills it for twenty countries. Whole grain is the pride of the house, and husk drives the dryers.',
      'The company pays its farmers within three days and its interns every month.',
    ],
    sites: [
      {
        province: 'Battambang',
        district: 'Moung Ruessei',
        work: 'the 20-tonne-an-hour rice mill',
        hires: [
          'food.rice-miller',
          'food.food-laboratory',
          'maintenance.maintenance-engineer',
          'food.graduate-food',
        ],
      },
      {
        province: 'Banteay Meanchey',
        district: 'Mongkol Borei',
        work: 'drying stations for the wet-season harvest',
        hires: ['food.agro-engineer'],
      },
      {
        province: 'Siem Reap',
        district: 'Puok',
        work: 'a new store and packing hall',
        hires: ['electrical.electrician'],
      },
    ],
  },
  {
    ref: 'svay-fruit',
    name: 'Svay Golden Fruit',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Kampong Speu',
    featured: false,
    writes: 'English',
    description: [
      'Dried and frozen mango for export. Two months of the year are loud, the other ten are for repairs and improvement.',
    ],
    sites: [
      {
        province: 'Kampong Speu',
        district: 'Phnum Sruoch',
        work: 'the mango drying and freezing plant',
        hires: [
          'food.process-food',
          'food.food-safety',
          'food.cold-chain',
          'maintenance.chief-engineer',
        ],
      },
    ],
  },
  {
    ref: 'mrech-kampot',
    name: 'Mrech Coast Spice House',
    nameKm: 'ម្រេចឆ្នេរ',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Kampot',
    featured: false,
    writes: 'both',
    description: [
      'Pepper, turmeric and lime leaves, cleaned, dried and packed near the gardens they come from.',
    ],
    sites: [
      {
        province: 'Kampot',
        district: 'Tuek Chhou',
        work: 'the pepper sorting and packing house',
        hires: ['food.food-technologist', 'industrial.quality-inspector'],
      },
      { province: 'Kep', work: 'a drying house for small gardens', hires: ['food.graduate-food'] },
    ],
  },
  {
    ref: 'cassava-east',
    name: 'Damlong East Starch',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Tboung Khmum',
    featured: false,
    writes: 'English',
    description: [
      'Native starch from cassava, with biogas from its own ponds. The plant draws roots from four provinces between October and April.',
    ],
    sites: [
      {
        province: 'Tboung Khmum',
        district: 'Memot',
        work: 'the starch plant and its biogas ponds',
        hires: [
          'chemical.chemical-engineer',
          'water.wastewater-engineer',
          'mechanical.boiler-engineer',
          'mechatronics.instrument-engineer',
        ],
      },
      {
        province: 'Kratié',
        district: 'Snuol',
        work: 'a chip drying yard',
        hires: ['food.food-laboratory'],
      },
    ],
  },
  {
    ref: 'rubber-plateau',
    name: 'Kausu Plateau Rubber',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Ratanakiri',
    featured: false,
    writes: 'English',
    description: [
      'Plantations and a factory for technical rubber. Graders, chemists and mechanics share the same bus up the red road.',
    ],
    sites: [
      {
        province: 'Ratanakiri',
        district: 'Ou Chum',
        work: 'the crumb rubber factory',
        hires: [
          'chemical.chemical-engineer',
          'maintenance.maintenance-technician',
          'hse.environment-officer',
        ],
      },
      {
        province: 'Mondulkiri',
        district: 'Kaev Seima',
        work: 'the tapping estates and field workshop',
        hires: ['mechanical.heavy-equipment'],
      },
    ],
  },
  {
    ref: 'tonle-fish',
    name: 'Tonle Sap Fish Foods',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Kampong Thom',
    featured: false,
    writes: 'English',
    description: [
      'Fish sauce, smoked fish and feed from the lake’s edge, under a licence that counts every basket.',
    ],
    sites: [
      {
        province: 'Kampong Thom',
        district: 'Staung',
        work: 'the fermentation hall and cold store',
        hires: ['food.food-technologist', 'food.cold-chain', 'industrial.quality-engineer'],
      },
    ],
  },
  {
    ref: 'krouch-drinks',
    name: 'Krouch Beverages',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'Water, juice and sugar-cane drinks in returnable bottles. The filling hall is open to school classes on Wednesdays.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Chbar Ampov',
        work: 'the returnable bottling hall',
        hires: [
          'food.process-food',
          'food.packaging-engineer',
          'mechatronics.plc-technician',
          'maintenance.reliability-engineer',
          'food.food-manager',
        ],
      },
      {
        province: 'Kampong Cham',
        district: 'Kang Meas',
        work: 'a citrus pressing plant',
        hires: ['food.food-technologist'],
      },
    ],
  },
  {
    ref: 'skor-thnot',
    name: 'Skor Tnaot Palm Sugar',
    nameKm: 'ស្ករត្នោត បរសេដ្ឋ',
    kind: 'company',
    type: 'Food & agro-processing',
    home: 'Kampong Speu',
    featured: false,
    writes: 'Khmer',
    description: [
      'Palm sugar from 700 climbers, filtered and dried in small batches. The engineers’ task is to save firewood and keep the taste.',
    ],
    sites: [
      {
        province: 'Kampong Speu',
        district: 'Basedth',
        work: 'the sugar drying and packing house',
        hires: ['food.food-technologist', 'food.food-safety'],
      },
      {
        province: 'Takéo',
        district: 'Samraong',
        work: 'fuel-saving stoves for palm climbers',
        hires: ['mechanical.graduate-mechanical'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
