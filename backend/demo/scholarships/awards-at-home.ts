/** Numbers are US dollars or per cent. */
export type HomeAward = {
  readonly ref: string
  /** `{department}` and `{university}` are filled in. */
  readonly title: string
  readonly type: 'full' | 'partial'
  readonly purpose: string
  readonly funding: readonly string[]
  readonly asks: readonly string[]
}

/** A university gives some of these, each for one department. */
export const awardsAtHome: readonly HomeAward[] = [
  {
    ref: 'entrance',
    title: 'Entrance Scholarship in {department}, {university}',
    type: 'full',
    purpose:
      '{university} waives all fees for the best of its entrance examination in {department}.',
    funding: [
      'All tuition fees for the whole course, as long as the average stays above 75 per cent',
      'Free use of the computer rooms and the library',
    ],
    asks: ['You sit the entrance examination in mathematics, physics and logic'],
  },
  {
    ref: 'grade-a',
    title: 'Grade A Award in {department}, {university}',
    type: 'full',
    purpose: 'For school leavers with grade A who choose {department} at {university}.',
    funding: [
      'All tuition fees',
      'A laptop at the start of the first year',
      '$40 a month during term',
    ],
    asks: ['Grade A in the national examination of this year or the last'],
  },
  {
    ref: 'province',
    title: 'Provincial Scholarship in {department}, {university}',
    type: 'partial',
    purpose:
      'Talent grows everywhere: {university} keeps places in {department} for students from the provinces.',
    funding: ['70 per cent of the tuition fees', 'A bed in the student house for $15 a month'],
    asks: ['You finished school outside the capital', 'A letter from your school or commune'],
  },
  {
    ref: 'women',
    title: 'Women in Engineering Scholarship: {department}, {university}',
    type: 'partial',
    purpose:
      'Fewer than one in five engineering students is a woman. {university} wants that to change, beginning with {department}.',
    funding: [
      'Half of the tuition fees',
      'A mentor who works as an engineer',
      'Priority for a room in the women’s house',
    ],
    asks: ['Open to women', 'A short text: what you want to build'],
  },
  {
    ref: 'need',
    title: 'Hardship Bursary for {department}, {university}',
    type: 'partial',
    purpose: 'Nobody should leave {department} at {university} for want of money.',
    funding: [
      '30 to 90 per cent of the tuition fees, by need',
      'Meals in the canteen in examination weeks',
    ],
    asks: [
      'An equity card or a statement of your commune about the household',
      'You passed all courses of the last semester',
    ],
  },
  {
    ref: 'company',
    title: 'Industry Scholarship in {department}, {university}',
    type: 'full',
    purpose:
      'Companies that hire graduates of {university} pay for places in {department} and offer a paid internship every year.',
    funding: [
      'All tuition fees',
      'A paid internship in every long vacation',
      'A guaranteed interview after the last examination',
    ],
    asks: [
      'You finished the second year with an average above 70 per cent',
      'An interview with the company',
    ],
  },
  {
    ref: 'research',
    title: 'Master’s Research Grant in {department}, {university}',
    type: 'full',
    purpose:
      'A grant for a master’s thesis on a problem of the country, in a laboratory of {university}.',
    funding: [
      'All fees of the master’s course',
      '$150 a month for eighteen months',
      'Up to $1,000 for equipment and fieldwork',
    ],
    asks: [
      'A bachelor’s or engineer’s degree',
      'A proposal of two pages, agreed with a supervisor',
    ],
  },
]
