import type { ShareCard } from './share-card'
import { type SharePicture, toSharePicture } from './share-picture'

/** The section of their addresses: `/share/pages/jobs-{hash}.png`. */
export const LIST_SECTION = 'pages'

const CELLS = [
  { label: 'For', value: 'Students and engineers' },
  { label: 'In', value: 'Cambodia' },
] as const

type ListCard = readonly [kind: string, scene: ShareCard['scene'], title: string, by: string]

const LIST_CARDS: ReadonlyMap<string, ListCard> = new Map<string, ListCard>([
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
      'Employers that hire engineers in Cambodia',
      'Who they are and their open jobs',
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
      'Common questions and how to answer',
    ],
  ],
  [
    'cv-cover-letter',
    ['Templates', 'reading', 'CV and cover letter templates', 'To fill in and send'],
  ],
  ['help-center', ['Help centre', 'bridge', 'How can we help?', 'Questions and answers']],
])

/** All names in addresses. */
export const LIST_NAMES = [...LIST_CARDS.keys()]

/** Returns the card of a list; null when there is no such list. */
export function getListCard(name: string, siteName: string): ShareCard | null {
  const drawn = LIST_CARDS.get(name)
  if (drawn === undefined) return null
  const [kind, scene, title, by] = drawn
  return { kind, scene, title, by, cells: CELLS, siteName }
}

/** Returns the picture of a list by its path, `/` for home; undefined where the site's default is used. */
export function toListPicture(path: string, siteName: string): SharePicture | undefined {
  const name = path === '/' ? 'home' : path.slice(1)
  const sheet = getListCard(name, siteName)
  if (sheet === null) return undefined
  const { url, width, height } = toSharePicture(LIST_SECTION, name, sheet)
  // A listing has no bytes to spare (promise S4): the URL states the type, the title the rest.
  return { url, width, height, alt: sheet.title }
}
