import type { Concept } from './concept'

export const callingsConcepts: readonly Concept[] = [
  { name: 'engineer', terms: ['engineer', 'វិស្វករ'], narrower: ['engineering'] },
  { name: 'engineering', terms: ['engineering', 'វិស្វកម្ម'], narrower: ['engineer'] },
  { name: 'technician', terms: ['technician', 'ជាងបច្ចេកទេស', 'អ្នកបច្ចេកទេស', 'បច្ចេកទេស'] },
  {
    name: 'architect',
    terms: ['architect', 'architecture', 'architectural', 'ស្ថាបត្យករ', 'ស្ថាបត្យកម្ម'],
  },
  {
    name: 'draughtsman',
    terms: [
      'draughtsman',
      'draftsman',
      'drafter',
      'draughtsperson',
      'draftsperson',
      'drafting',
      'draughting',
      'អ្នកគូរប្លង់',
    ],
    narrower: ['autocad'],
  },
  {
    name: 'surveyor',
    terms: ['surveyor', 'surveying', 'land survey', 'topographic survey', 'topography', 'វាស់វែង'],
  },
  {
    name: 'quantity-surveyor',
    terms: [
      'quantity surveyor',
      'quantity surveying',
      'quantity survey',
      'cost estimator',
      'estimator',
      'bill of quantities',
      'QS',
      'BOQ',
      'BQ',
    ],
  },
  { name: 'welder', terms: ['welder', 'welding', 'fabrication welder', 'ជាងផ្សារ'] },
  { name: 'electrician', terms: ['electrician', 'ជាងអគ្គិសនី', 'ជាងភ្លើង'], narrower: ['electrical'] },
  { name: 'plumber', terms: ['plumber', 'plumbing', 'ជាងទឹក'] },
  {
    name: 'foreman',
    terms: ['foreman', 'site supervisor', 'construction supervisor', 'មេការ'],
    narrower: ['supervisor'],
  },
  {
    name: 'programmer',
    terms: [
      'programmer',
      'programming',
      'software developer',
      'software engineer',
      'coder',
      'developer',
      'អ្នកសរសេរកម្មវិធី',
    ],
  },
  { name: 'frontend', terms: ['frontend', 'front end', 'front-end'] },
  { name: 'backend', terms: ['backend', 'back end', 'back-end'] },
  { name: 'full-stack', terms: ['full stack', 'fullstack', 'full-stack'] },
  {
    name: 'tester',
    terms: ['tester', 'software testing', 'test engineer', 'quality assurance', 'QA'],
  },
  {
    name: 'quality-control',
    terms: ['quality control', 'quality inspector', 'QC', 'QA/QC', 'គ្រប់គ្រងគុណភាព'],
    narrower: ['tester'],
  },
  { name: 'manager', terms: ['manager', 'អ្នកគ្រប់គ្រង'] },
  { name: 'project-manager', terms: ['project manager', 'project management', 'គ្រប់គ្រងគម្រោង'] },
  {
    name: 'lecturer',
    terms: ['lecturer', 'teacher', 'instructor', 'teaching', 'គ្រូបង្រៀន', 'សាស្ត្រាចារ្យ'],
  },
  { name: 'sales-engineer', terms: ['sales engineer', 'technical sales'] },
  { name: 'supervisor', terms: ['supervisor', 'supervision', 'supervising', 'អ្នកត្រួតពិនិត្យ'] },
  { name: 'analyst', terms: ['analyst', 'analysis', 'analytics'] },
]
