import { describe, expect, it } from 'vitest'
import { readOpeningsCount, toDisplayTitle } from '@/backend/import/clean/display-title'

describe('toDisplayTitle', () => {
  it.each([
    ['Site Engineer (JB-1087)', 'Site Engineer'],
    ['[REF: HR-2026-119] Leasing Officer ($400-600++)', 'Leasing Officer'],
    ['Site Engineer (2pax)', 'Site Engineer'],
    ['Electrician $600 up', 'Electrician'],
    ['Welder x1', 'Welder'],
    ['CEO x1', 'CEO'],
    ['$600 - Welder', 'Welder'],
    ['Technician - Salary $1,500 - $5,000 - Pailin Province', 'Technician - Pailin Province'],
    ['Full Stack Developer (React) – $900–1,400', 'Full Stack Developer (React)'],
    ['កម្មករសំណង់ទូទៅ ៥០នាក់', 'កម្មករសំណង់ទូទៅ'],
  ])('%s', (title, shown) => {
    expect(toDisplayTitle(title)).toBe(shown)
  })

  it.each([
    'Quality Engineer (ISO 9001)',
    'Siemens (S7-300) Programmer',
    'Technician (B1)',
    'Java 17 Developer',
    'Engineer II (0–2 years)',
    'C++ / C# Developer 12',
    '$600 up',
    'IT x1',
    'Welder, Fitter, Driver',
  ])('keeps %s unchanged', (title) => {
    expect(toDisplayTitle(title)).toBe(title)
  })
})

describe('a title in capitals is written as others are', () => {
  it.each([
    ['SENIOR SITE ENGINEER', 'Senior Site Engineer'],
    ['HEAD OF MAINTENANCE AND UTILITIES', 'Head of Maintenance and Utilities'],
    ['MEP ENGINEER (HVAC, PLC)', 'MEP Engineer (HVAC, PLC)'],
    ['QA/QC INSPECTOR', 'QA/QC Inspector'],
    ['IT OFFICER II', 'IT Officer II'],
    ['ABA SITE ENGINEER', 'ABA Site Engineer'],
    ['IN HOUSE ARCHITECT', 'In House Architect'],
    ['OIL & GAS TECHNICIAN', 'Oil & Gas Technician'],
    ['API DEVELOPER - PHNOM PENH', 'API Developer - Phnom Penh'],
    ["OWNER'S ENGINEER", "Owner's Engineer"],
    ['STEEL DETAILER (TEKLA)', 'Steel Detailer (Tekla)'],
    ['INGÉNIEUR ÉLECTRICIEN', 'Ingénieur Électricien'],
    ['SITE ENGINEER (Kampot)', 'Site Engineer (Kampot)'],
    ['SITE ENGINEER វិស្វករ', 'Site Engineer វិស្វករ'],
  ])('%s', (title, shown) => {
    expect(toDisplayTitle(title)).toBe(shown)
  })

  it.each(['HVAC', 'QA/QC', 'AutoCAD Draftsman', 'Draftsman (AUTOCAD)', 'Site ENGINEER', 'វិស្វករ'])(
    'but %s stays',
    (title) => {
      expect(toDisplayTitle(title)).toBe(title)
    },
  )
})

describe('a title without the name of its employer', () => {
  it.each([
    ['Site Engineer - ABC Co., Ltd', 'ABC Co., Ltd.', 'Site Engineer'],
    ['ABC Co., Ltd is hiring: Site Engineer', 'ABC', 'Site Engineer'],
    ['ABC Co., Ltd: Site Engineer', 'ABC Co., Ltd', 'Site Engineer'],
    ['Site Engineer at ABC Construction', 'ABC Construction Co Ltd', 'Site Engineer'],
    ['M&E Engineer | Delta Grid', 'Delta Grid', 'M&E Engineer'],
    ['Site Engineer (ABC Co., Ltd)', 'ABC', 'Site Engineer'],
    ['ABC - Site Engineer - Kampot', 'ABC', 'Site Engineer - Kampot'],
    ['ក្រុមហ៊ុន មេគង្គ ជ្រើសរើសបុគ្គលិក៖ វិស្វករសំណង់', 'មេគង្គ', 'វិស្វករសំណង់'],
  ])('%s', (title, employer, shown) => {
    expect(toDisplayTitle(title, employer)).toBe(shown)
  })

  it.each([
    ['Siemens (S7-300) Programmer', 'Siemens'],
    ['Delta Robot Engineer', 'Delta'],
    ['Site Engineer - Kampot', 'ABC'],
    ['ABC', 'ABC'],
    ['Engineer at Sea', 'Sea Boats'],
  ])('%s of %s stays', (title, employer) => {
    expect(toDisplayTitle(title, employer)).toBe(title)
  })
})

describe('readOpeningsCount', () => {
  it.each([
    ['Site Engineer (1 position)', 1],
    ['Site Engineer (1000 positions)', 1000],
    ['កម្មករសំណង់ទូទៅ ៥០នាក់', 50],
    ['Electrician x6 / Plumber x4', null],
    ['Java 17 Developer', null],
  ])('reads the number of posts in %s', (title, count) => {
    expect(readOpeningsCount(title)).toBe(count)
  })
})
