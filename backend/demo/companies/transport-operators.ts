import type { DemoEmployer } from './demo-employer'

export const transportOperators = [
  {
    ref: 'northern-rail',
    name: 'Northern & Coast Rail',
    kind: 'company',
    type: 'Transport & logistics',
    home: 'Phnom Penh',
    featured: true,
    writes: 'English',
    description: [
      'Freight and passenger trains on 650 kilometres of metre-gauge track. Sleepers are renewed by the hundred, delays published by the minute.',
      'The workshop employs four generations of fitters and the newest ultrasonic rail tester in the region.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Daun Penh',
        work: 'the locomotive depot',
        hires: [
          'mechanical.rolling-stock',
          'mechanical.graduate-mechanical',
          'mechanical.welder',
          'maintenance.maintenance-planner',
        ],
      },
      {
        province: 'Pursat',
        work: 'the renewal of 84 kilometres of track',
        hires: ['civil.site-engineer', 'civil.bridge-engineer', 'surveying.senior-surveyor'],
      },
      {
        province: 'Kampot',
        work: 'two station buildings from the thirties',
        hires: ['architecture.heritage-architect'],
      },
    ],
  },
  {
    ref: 'harbour-gate',
    name: 'Harbour Gate Terminals',
    kind: 'company',
    type: 'Transport & logistics',
    home: 'Preah Sihanouk',
    featured: false,
    writes: 'English',
    description: [
      'Container and bulk terminals with six gantry cranes. Ships are turned round in twenty-one hours, and the record is painted on the workshop wall.',
    ],
    sites: [
      {
        province: 'Preah Sihanouk',
        district: 'Sihanoukville',
        work: 'the container terminal',
        hires: [
          'maintenance.crane-technician',
          'electrical.mep-electrical',
          'hse.hse-manager',
          'maintenance.reliability-engineer',
          'mechatronics.scada-engineer',
        ],
      },
      {
        province: 'Kandal',
        district: 'Kien Svay',
        work: 'the river container port',
        hires: ['mechanical.heavy-equipment', 'maintenance.maintenance-engineer'],
      },
    ],
  },
  {
    ref: 'sky-lotus',
    name: 'Temple Plain Airport Services',
    kind: 'company',
    type: 'Transport & logistics',
    home: 'Siem Reap',
    featured: false,
    writes: 'English',
    description: [
      'Ground power, baggage belts, runway lights and air-conditioning for an international airport. Night is when the real work is done.',
    ],
    sites: [
      {
        province: 'Siem Reap',
        district: 'Sout Nikom',
        work: 'the terminal and airfield systems',
        hires: [
          'maintenance.facilities-engineer',
          'electrical.protection-engineer',
          'mechatronics.building-automation',
          'hse.fire-engineer',
          'maintenance.ac-technician',
        ],
      },
    ],
  },
  {
    ref: 'kouprey-trucks',
    name: 'Kouprey Trucking',
    kind: 'company',
    type: 'Transport & logistics',
    home: 'Phnom Penh',
    featured: false,
    writes: 'English',
    description: [
      'A fleet of 310 trucks and a workshop that sees each of them every three weeks. Routes, fuel and tyres are followed live.',
    ],
    sites: [
      {
        province: 'Phnom Penh',
        district: 'Pur Senchey',
        work: 'the central workshop and fleet control room',
        hires: [
          'mechanical.automotive-technician',
          'mechanical.workshop-supervisor',
          'software.data-analyst',
          'hse.graduate-hse',
        ],
      },
      {
        province: 'Banteay Meanchey',
        district: 'Poipet',
        work: 'the border transhipment yard',
        hires: ['industrial.warehouse-engineer'],
      },
    ],
  },
  {
    ref: 'river-swift',
    name: 'Sampov River Lines',
    kind: 'company',
    type: 'Transport & logistics',
    home: 'Kampong Cham',
    featured: false,
    writes: 'English',
    description: [
      'Ferries and barges between the capital and the rapids, from a slipway that can lift 300 tonnes.',
    ],
    sites: [
      {
        province: 'Kampong Cham',
        work: 'the slipway and barge fleet',
        hires: ['mechanical.welder', 'mechanical.diesel-mechanic'],
      },
      {
        province: 'Stung Treng',
        work: 'a vehicle ferry above the rapids',
        hires: ['mechanical.mechanical-engineer', 'hse.safety-officer'],
      },
    ],
  },
] as const satisfies readonly DemoEmployer[]
