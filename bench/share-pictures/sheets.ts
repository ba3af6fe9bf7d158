import type { CardCell, ShareCard } from '@/lib/server/share/share-card'

const place = (value: string): CardCell => ({ label: 'Place', value })
const pay = (value: string): CardCell => ({ label: 'Pay', value })
const type = (value: string): CardCell => ({ label: 'Type', value })
const closes = (value: string): CardCell => ({ label: 'Closes', value, mark: 'day' })
const closed = (value: string): CardCell => ({ label: 'Closed', value, mark: 'past' })
const OPEN: CardCell = { label: 'Closes', value: 'Open until filled' }
const siteName = 'Visvakor'

type Drawn = Pick<ShareCard, 'title' | 'by' | 'cells'>

function write(
  kind: string,
  scene: ShareCard['scene'],
  drawn: readonly Drawn[],
): readonly ShareCard[] {
  return drawn.map((each) => ({ kind, scene, siteName, ...each }))
}

const soon = closes('24 Nov 2026')
const later = closes('31 Dec 2026')

/** Texts as feeds and people write them: short, long, Khmer, mixed, without pay, closed, in scripts that our fonts lack. */
export const sheets: readonly ShareCard[] = [
  ...write('Job', 'bridge', [
    { title: 'Welder', by: 'Chip Mong', cells: [place('Kampot'), pay('$350'), soon] },
    {
      title: 'Site Engineer',
      by: 'Mekong Works Construction',
      cells: [place('Phnom Penh'), pay('$700–1,100'), soon],
    },
    {
      title:
        'Senior Mechanical, Electrical and Plumbing Engineer for High-Rise Buildings and Parks',
      by: 'Overseas Cambodian Investment Corporation (OCIC)',
      cells: [place('Preah Sihanouk'), pay('up to 2,400,000 KHR'), OPEN],
    },
    {
      title:
        'Technical Adviser, Climate-Resilient Rural Infrastructure, Water Supply and Sanitation Sector Development Programme (Additional Financing), Package 4, Tonle Sap Basin Provinces',
      by: 'Deutsche Gesellschaft für Internationale Zusammenarbeit (GIZ) GmbH, Representative Office Cambodia',
      cells: [place('Kampong Chhnang'), pay('$2,500–4,000'), later],
    },
    {
      title: 'វិស្វករសំណង់ស៊ីវិល',
      by: 'ក្រុមហ៊ុន មេគង្គ វើក',
      cells: [place('Siem Reap'), pay('from $700'), soon],
    },
    {
      title: 'ប្រធានផ្នែកថែទាំម៉ាស៊ីន និងប្រព័ន្ធអគ្គិសនីនៃរោងចក្រផលិតស៊ីម៉ងត៍',
      by: 'រោងចក្រស៊ីម៉ងត៍ កំពត',
      cells: [place('Kampot'), pay('$900–1,300'), later],
    },
    {
      title:
        'វិស្វករជាន់ខ្ពស់ផ្នែករចនា និងត្រួតពិនិត្យគុណភាពសំណង់ផ្លូវថ្នល់ ស្ពាន និងប្រព័ន្ធលូ សម្រាប់គម្រោងអភិវឌ្ឍន៍ហេដ្ឋារចនាសម្ព័ន្ធទីក្រុង នៅរាជធានីភ្នំពេញ និងខេត្តកណ្ដាល',
      by: 'ក្រសួងសាធារណការ និងដឹកជញ្ជូន នៃព្រះរាជាណាចក្រកម្ពុជា',
      cells: [place('Phnom Penh'), type('Full-time'), later],
    },
    {
      title: 'វិស្វករអគ្គិសនី (Electrical Engineer) សម្រាប់គម្រោងថាមពលព្រះអាទិត្យ',
      by: 'សហគ្រាស Solar Green Energy (Cambodia) Co., Ltd.',
      cells: [place('Kampong Speu'), pay('$700–1,100'), soon],
    },
    {
      title: 'IT Support / Network Engineer (អ្នកបច្ចេកទេស)',
      by: 'ABA Bank',
      cells: [place('Phnom Penh'), type('Full-time'), OPEN],
    },
    {
      title: 'PLC/SCADA Engineer',
      by: 'Schneitec Renewable',
      cells: [place('Pursat'), type('Full-time'), soon],
    },
    {
      title: 'Quality Control Engineer',
      by: 'Minebea (Cambodia)',
      cells: [place('Phnom Penh'), pay('$450–600'), closed('2 Nov 2026')],
    },
    {
      title: 'Übersetzer & Façade Engineer, naïve “curtain wall” works',
      by: 'Würth Ingénierie',
      cells: [place('Remote'), pay('$1,200'), later],
    },
    {
      title: '高级工程师 Senior Engineer 🚧 (Chinese speaker)',
      by: '中国路桥 China Road and Bridge Corporation',
      cells: [place('Koh Kong'), OPEN],
    },
    {
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
      by: 'Mekong Navigation',
      cells: [place('Kratie'), pay('$800'), soon],
    },
    {
      title: 'GIS Officer',
      by: 'Ministry of Land Management, Urban Planning and Construction',
      cells: [place('Phnom Penh'), type('Contract'), soon],
    },
    {
      title: 'Structural Engineer',
      by: 'AECOM',
      cells: [place('Siem Reap, Battambang and Banteay Meanchey'), pay('$1,100'), later],
    },
  ]),
  ...write('Internship', 'site', [
    {
      title: 'Site Engineering Intern',
      by: 'Mekong Works Construction',
      cells: [place('Phnom Penh'), pay('$150'), soon],
    },
    {
      title: 'និស្សិតហាត់ការផ្នែកវិស្វកម្មសំណង់ស៊ីវិល',
      by: 'ក្រសួងសាធារណការ និងដឹកជញ្ជូន',
      cells: [place('Siem Reap'), type('Full-time'), soon],
    },
    {
      title: 'Electronics and Embedded Systems Internship for Final-Year Students',
      by: 'Institute of Technology of Cambodia',
      cells: [place('Phnom Penh'), type('Part-time'), OPEN],
    },
    {
      title: 'Water Treatment Trainee',
      by: 'Phnom Penh Water Supply Authority',
      cells: [place('Phnom Penh'), pay('400,000 KHR'), later],
    },
    {
      title: 'BIM Intern',
      by: 'Archetype',
      cells: [place('Phnom Penh'), type('Full-time'), closed('15 Oct 2026')],
    },
  ]),
  ...write('Scholarship', 'college', [
    {
      title: 'MEXT Research Student Scholarship 2027',
      by: 'Government of Japan',
      cells: [
        { label: 'Country', value: 'Japan' },
        { label: 'Covers', value: 'Fully funded' },
        soon,
      ],
    },
    {
      title: 'អាហារូបករណ៍ថ្នាក់បរិញ្ញាបត្រវិស្វកម្ម',
      by: 'វិទ្យាស្ថានបច្ចេកវិទ្យាកម្ពុជា',
      cells: [
        { label: 'Country', value: 'Cambodia' },
        { label: 'Covers', value: 'Partly funded' },
        later,
      ],
    },
    {
      title:
        'Erasmus Mundus Joint Master in Coastal and Marine Engineering and Management (CoMEM), Intake of September 2027',
      by: 'Norwegian University of Science and Technology',
      cells: [
        { label: 'Country', value: 'Norway, Spain, Netherlands' },
        { label: 'Covers', value: 'Fully funded' },
        OPEN,
      ],
    },
    {
      title: 'Chevening',
      by: 'UK Government',
      cells: [
        { label: 'Country', value: 'United Kingdom' },
        { label: 'Covers', value: 'Fully funded' },
        closed('7 Oct 2026'),
      ],
    },
  ]),
  ...write('Major', 'survey', [
    {
      title: 'Civil Engineering',
      by: 'វិស្វកម្មសំណង់ស៊ីវិល',
      cells: [
        { label: 'Degree', value: 'Bachelor of Engineering' },
        { label: 'Takes', value: '5 years' },
        { label: 'Offered at', value: '8 universities' },
      ],
    },
    {
      title: 'Telecommunication and Network Engineering',
      by: 'វិស្វកម្មទូរគមនាគមន៍ និងបណ្ដាញ',
      cells: [
        { label: 'Degree', value: 'Engineer’s degree' },
        { label: 'Takes', value: '5 years' },
        { label: 'Offered at', value: '1 university' },
      ],
    },
  ]),
  ...write('University', 'college', [
    {
      title: 'Institute of Technology of Cambodia',
      by: 'វិទ្យាស្ថានបច្ចេកវិទ្យាកម្ពុជា',
      cells: [place('Phnom Penh'), { label: 'Teaches', value: '14 majors' }],
    },
    { title: 'RUPP', by: null, cells: [place('Phnom Penh')] },
  ]),
  ...write('Employer', 'site', [
    {
      title: 'Mekong Works',
      by: null,
      cells: [place('Siem Reap'), { label: 'Kind', value: 'Construction' }],
    },
    { title: 'ក្រសួងរ៉ែ និងថាមពល', by: null, cells: [place('Phnom Penh')] },
    { title: 'Électricité du Cambodge', by: null, cells: [] },
  ]),
  ...write('News', 'reading', [
    {
      title: 'Three new bridges over the Mekong: who will build them, and whom they hire',
      by: 'ស្ពានថ្មីបីលើទន្លេមេគង្គ',
      cells: [
        { label: 'About', value: 'Bridges' },
        { label: 'Read in', value: '4 minutes' },
        { label: 'Published', value: '20 Nov 2026' },
      ],
    },
    {
      title: 'តម្លៃអគ្គិសនីចុះថោក',
      by: null,
      cells: [
        { label: 'About', value: 'Power' },
        { label: 'Read in', value: '2 minutes' },
        { label: 'Published', value: '3 Nov 2026' },
      ],
    },
  ]),
  ...write('Career advice', 'reading', [
    {
      title: 'How to ask for more pay',
      by: null,
      cells: [
        { label: 'About', value: 'Pay' },
        { label: 'Read in', value: '6 minutes' },
        { label: 'Published', value: '1 Sep 2026' },
      ],
    },
  ]),
  ...write('Interview tips', 'reading', [
    {
      title: 'What they ask a graduate of electrical engineering',
      by: 'សំណួរសម្ភាសន៍សម្រាប់វិស្វករអគ្គិសនី',
      cells: [
        { label: 'About', value: 'Electrical' },
        { label: 'Read in', value: '8 minutes' },
        { label: 'Published', value: '12 Aug 2026' },
      ],
    },
  ]),
]
