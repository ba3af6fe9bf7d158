import { type SharePicture, toSharePicture } from './share-picture'
import type { Sheet } from './sheet'

/** The section of their addresses: `/share/pages/jobs-{mark}.png`. */
export const LISTS = 'pages'

const CELLS = [
  { label: 'For', value: 'Students and engineers' },
  { label: 'In', value: 'Cambodia' },
] as const

type Drawn = readonly [kind: string, scene: Sheet['scene'], title: string, by: string]

const DRAWN: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  [
    'home',
    [
      'Job board',
      'bridge',
      'Engineering jobs in Cambodia',
      'Jobs, internships, scholarships and majors',
    ],
  ],
  ['jobs', ['Jobs', 'bridge', 'Engineering jobs in Cambodia', 'With place, pay and closing date']],
  [
    'internships',
    [
      'Internships',
      'site',
      'Engineering internships in Cambodia',
      'With place, pay and closing date',
    ],
  ],
  [
    'scholarships',
    [
      'Scholarships',
      'college',
      'Scholarships for engineers',
      'At home and abroad, with what they cover',
    ],
  ],
  [
    'majors',
    ['Majors', 'survey', 'Engineering majors', 'Where to study them, and where they lead'],
  ],
  [
    'companies',
    [
      'Employers',
      'site',
      'Employers of engineers in Cambodia',
      'Who they are and what they have open',
    ],
  ],
  [
    'universities',
    ['Universities', 'college', 'Universities for engineers', 'Their majors and scholarships'],
  ],
  ['news', ['News', 'reading', 'Engineering news', 'Studies, sites, exams and money']],
  [
    'career-advices',
    [
      'Career advice',
      'reading',
      'Career advice for engineers',
      'From choosing a major to the first job',
    ],
  ],
  [
    'job-interview-tips',
    [
      'Interview tips',
      'reading',
      'Interview tips for engineers',
      'What they ask, and how to answer',
    ],
  ],
  [
    'cv-cover-letter',
    ['Templates', 'reading', 'CV and cover letter templates', 'To fill in and send'],
  ],
  ['help-center', ['Help centre', 'bridge', 'How can we help?', 'Questions and answers']],
])

/** Names in addresses of all there are. */
export const LIST_NAMES = [...DRAWN.keys()]

/** Null: there is no such list. */
export function getListSheet(name: string, siteName: string): Sheet | null {
  const drawn = DRAWN.get(name)
  if (drawn === undefined) return null
  const [kind, scene, title, by] = drawn
  return { kind, scene, title, by, cells: CELLS, siteName }
}

/** Of a list by its path, `/` is home; undefined where the site's default has to do. */
export function toListPicture(path: string, siteName: string): SharePicture | undefined {
  const name = path === '/' ? 'home' : path.slice(1)
  const sheet = getListSheet(name, siteName)
  if (sheet === null) return undefined
  const { url, width, height } = toSharePicture(LISTS, name, sheet)
  // A listing has no byte to spare for more (promise S4); the address says the type, the title all the rest.
  return { url, width, height, alt: sheet.title }
}
