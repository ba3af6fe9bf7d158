import type { Concept } from './concept'

export const toolsConcepts: readonly Concept[] = [
  {
    name: 'cad',
    terms: ['computer aided design', 'CAD'],
    narrower: ['autocad', 'solidworks', 'civil-3d', 'revit', 'sketchup'],
  },
  { name: 'autocad', terms: ['autocad', 'auto cad'] },
  { name: 'solidworks', terms: ['solidworks', 'solid works'] },
  { name: 'civil-3d', terms: ['civil 3d', 'civil3d'] },
  { name: 'revit', terms: ['revit'] },
  { name: 'sketchup', terms: ['sketchup', 'sketch up'] },
  {
    name: 'bim',
    terms: ['building information modelling', 'building information modeling', 'BIM'],
    narrower: ['revit'],
  },
  { name: 'etabs', terms: ['etabs'] },
  { name: 'three-d', terms: ['3d', '3ds max', '3d modelling', '3d modeling'] },
  { name: 'javascript', terms: ['javascript', 'java script', 'JS'], narrower: ['typescript'] },
  { name: 'typescript', terms: ['typescript', 'TS'] },
  { name: 'node', terms: ['node.js', 'nodejs', 'node js'] },
  { name: 'react', terms: ['react', 'reactjs', 'react js', 'react.js'] },
  { name: 'php', terms: ['PHP', 'php', 'laravel'] },
  { name: 'spreadsheet', terms: ['excel', 'microsoft excel', 'ms excel', 'spreadsheet'] },
  {
    name: 'microsoft-office',
    terms: ['microsoft office', 'ms office', 'office 365', 'word and excel'],
  },
  { name: 'primavera', terms: ['primavera', 'primavera p6', 'ms project', 'microsoft project'] },
]
