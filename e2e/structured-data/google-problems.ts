import { z } from 'zod'
import { isThing, listAt, listValues, type Thing, typeOf } from './thing'

type Rule = {
  readonly required?: readonly string[]
  readonly oneOf?: Readonly<Record<string, readonly string[]>>
  readonly addresses?: readonly string[]
  readonly also?: (thing: Thing) => readonly (string | false)[]
}

const EMPLOYMENT_TYPES =
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ')

const CREDENTIALS = [
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
]

const COUNTRY = /^[A-Z]{2}$/
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const ARTICLE: Rule = {
  required: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'publisher.name'],
  addresses: ['image', 'url', 'mainEntityOfPage'],
  also: (thing) => [
    String(thing.dateModified) < String(thing.datePublished) && 'was changed before it was there',
  ],
}

const INSTITUTION: Rule = { required: ['name', 'url'], addresses: ['url', 'sameAs'] }

/** Properties that Google's guides require and recommend, and what we promise where there is no guide (decision 034). */
const RULES: Readonly<Record<string, Rule>> = {
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation.address.addressCountry',
      'identifier.value',
      'directApply',
      'url',
    ],
    oneOf: {
      employmentType: EMPLOYMENT_TYPES,
      'educationRequirements.credentialCategory': CREDENTIALS,
      'baseSalary.value.unitText': ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'],
      'baseSalary.currency': ['USD', 'KHR'],
    },
    addresses: ['url', 'hiringOrganization.sameAs'],
    also: (job) => [
      'jobLocationType' in job &&
        !('applicantLocationRequirements' in job) &&
        'does not say where one may work from',
      /<(script|style|iframe|h[1-6] id)/i.test(String(job.description)) && 'has unsafe markup',
      !/<(p|ul|ol|br)\b/.test(String(job.description)) && 'has a description without paragraphs',
      String(job.description).replace(/<[^>]*>/g, '') === job.title && 'describes by its title',
      ...listPayProblems(job),
      ...listClosingProblems(job),
      ...listAt(job, 'jobLocation.address.addressCountry').map(
        (code) => !isCountry(code) && `lies in ${code}`,
      ),
    ],
  },
  NewsArticle: ARTICLE,
  Article: ARTICLE,
  FAQPage: { required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'] },
  BreadcrumbList: {
    required: ['itemListElement.name', 'itemListElement.item', 'itemListElement.position'],
    addresses: ['itemListElement.item'],
    also: listOrderProblems,
  },
  ItemList: {
    required: ['itemListElement.url', 'itemListElement.position'],
    addresses: ['itemListElement.url'],
    also: listOrderProblems,
  },
  Organization: INSTITUTION,
  GovernmentOrganization: INSTITUTION,
  CollegeOrUniversity: INSTITUTION,
  EducationalOccupationalProgram: {
    required: [
      'name',
      'description',
      'url',
      'provider.name',
      'provider.url',
      'timeToComplete',
      'educationalCredentialAwarded',
    ],
    addresses: ['url', 'provider.url'],
  },
  MonetaryGrant: {
    required: ['name', 'description', 'url', 'funder.name', 'identifier.value'],
    addresses: ['url'],
  },
  WebSite: {
    required: ['name', 'url', 'potentialAction.target.urlTemplate'],
    addresses: ['url'],
    also: ({ potentialAction }) =>
      listValues(potentialAction).map(
        (action) =>
          isThing(action) &&
          action['query-input'] !== 'required name=search_term_string' &&
          'does not say what is searched for',
      ),
  },
}

const address = z.url({ protocol: /^https?$/ })

/** Missing properties of a top-level thing by Google's guides. */
export function listGoogleProblems(thing: Thing): readonly string[] {
  const type = typeOf(thing)
  const rule = RULES[type]
  if (rule === undefined) return [`${type} has no rule`]
  const { required = [], oneOf = {}, addresses = [], also } = rule
  const problems = [
    ...(thing['@context'] === 'https://schema.org' ? [] : ['has no context']),
    ...required.filter((path) => !isStated(thing, path)).map((path) => `has no ${path}`),
    ...Object.entries(oneOf).flatMap(([path, allowed]) =>
      listAt(thing, path)
        .filter((value) => !allowed.includes(String(value)))
        .map((value) => `has the ${path} ${value}`),
    ),
    ...addresses.flatMap((path) =>
      listAt(thing, path)
        .filter((value) => !address.safeParse(value).success)
        .map((value) => `has the ${path} ${value}`),
    ),
    ...(also?.(thing) ?? []),
  ]
  return problems.flatMap((problem) => (problem === false ? [] : `${type} ${problem}`))
}

/** True when each of several has it: the second question needs an answer as well. */
function isStated(thing: Thing, path: string): boolean {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owners = names.length === 0 ? [thing] : listAt(thing, names.join('.'))
  return owners.length > 0 && owners.every((owner) => listAt(owner, last).length > 0)
}

function isCountry(code: unknown): boolean {
  return typeof code === 'string' && COUNTRY.test(code) && countries.of(code) !== undefined
}

function listPayProblems(job: Thing): readonly (string | false)[] {
  const [pay] = listAt(job, 'baseSalary.value')
  if (!isThing(pay)) return ['baseSalary' in job && 'has pay without a value']
  const { minValue, maxValue, value, unitText } = pay
  return [
    unitText === undefined && 'has pay for no time',
    [minValue, maxValue, value].every((each) => each === undefined) && 'has pay without an amount',
    value !== undefined && (minValue ?? maxValue) !== undefined && 'has pay twice',
    Number(minValue) >= Number(maxValue) && 'has pay that ends before it starts',
  ]
}

/** Problems of a closing time, which must be the last second of its day in Cambodia and in the future. */
function listClosingProblems({ validThrough, datePosted }: Thing): readonly (string | false)[] {
  if (validThrough === undefined) return []
  return [
    !/^\d{4}-\d\d-\d\dT23:59:59\+07:00$/.test(String(validThrough)) && `closes ${validThrough}`,
    Date.parse(String(validThrough)) < Date.parse(String(datePosted)) && 'closes before it opens',
    Date.parse(String(validThrough)) < Date.now() && 'is over',
  ]
}

function listOrderProblems({ itemListElement }: Thing): readonly (string | false)[] {
  return listValues(itemListElement).map(
    (item, index) => isThing(item) && item.position !== index + 1 && `counts ${item.position}`,
  )
}
