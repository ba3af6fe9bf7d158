import { z } from 'zod'
import {
  count,
  countFromOne,
  day,
  id,
  idInput,
  listedName,
  lookupItem,
  moment,
  named,
  pagingQuery,
  searchText,
} from '@/lib/contract/common'
import { companySchema, companySummary } from '@/lib/contract/companies/company'
import {
  anyOfIds,
  listingSort,
  listingStatus,
  oneId,
  toFacets,
  toFilters,
} from '@/lib/contract/listing'
import { salaryBandSchema } from '@/lib/contract/site/lookup'

/**
 * How to apply for a vacancy. `here`: we e-mail the application to the employer, whose address is not
 * published; `site`: on a page of the employer; `mail`: by e-mail to the address in the employer's text;
 * `text`: as the text says.
 */
const applyMethod = z.discriminatedUnion('way', [
  z.object({ way: z.literal('here') }),
  z.object({ way: z.literal('site'), url: z.url() }),
  z.object({ way: z.literal('mail'), address: z.email() }),
  z.object({ way: z.literal('text') }),
])
export type ApplyMethod = z.output<typeof applyMethod>

/** Whole units of the currency per month; null bounds are open (architecture §7). */
export const pay = z.object({
  min: count.nullable(),
  max: count.nullable(),
  currency: z.enum(['USD', 'KHR']),
  period: z.literal('month'),
})
export type Pay = z.output<typeof pay>

/** `place` is the text to show, `location` the province when known; any one of `majors` is sufficient. */
export const vacancySummary = z.object({
  id,
  title: z.string(),
  company: companySummary,
  place: z.string(),
  location: lookupItem.nullable(),
  category: named.nullable(),
  type: listedName.nullable(),
  level: listedName.nullable(),
  majors: z.array(lookupItem),
  qualification: listedName.nullable(),
  pay: pay.nullable(),
  /** *Extension:* pay as stated, where it is no pay of a month in `pay`. */
  payText: z.string().optional(),
  postedAt: moment,
  closingDate: day.nullable(),
  status: listingStatus,
  updatedAt: moment,
  /** *Extension:* this site takes applications; absent when it does not (decision 067). */
  applyHere: z.literal(true).optional(),
})
export type VacancySummary = z.output<typeof vacancySummary>

/**
 * The texts are sanitised HTML, empty when not stated; `country` has two letters (ISO 3166-1), where the
 * source names it.
 */
export const vacancy = vacancySummary.extend({
  company: companySchema,
  country: z.string().nullable(),
  /** *Extension:* all its provinces, the one of `location` first; absent when there is one or none. */
  locations: z.array(lookupItem).optional(),
  /** *Extension:* where the work is done; absent when not stated. */
  workplace: z.enum(['remote', 'hybrid', 'on-site']).optional(),
  gender: named.nullable(),
  salary: salaryBandSchema.nullable(),
  positions: countFromOne.nullable(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  howToApply: z.string(),
  applyUrl: z.url().nullable(),
  apply: applyMethod,
  /** *Extension:* addresses of the same job on other sites; absent when there are none. */
  seenOn: z.array(z.url()).optional(),
  views: count,
})
export type Vacancy = z.output<typeof vacancy>

// A draft is untrusted: only web addresses become links.
const webAddress = z.url({ protocol: /^https?$/ })

/**
 * A draft of the employer site without the fields that publishing adds. Texts are HTML; only what the API
 * would store is shown.
 */
export const vacancyPreview = vacancy
  .omit({ id: true, status: true, postedAt: true, updatedAt: true })
  .omit({
    country: true,
    locations: true,
    workplace: true,
    payText: true,
    views: true,
    apply: true,
    seenOn: true,
    applyHere: true,
  })
  .extend({
    company: companySchema
      .omit({ openJobs: true, openInternships: true })
      .extend({ website: webAddress.nullable() }),
    applyUrl: webAddress.nullable(),
  })
export type VacancyPreview = z.output<typeof vacancyPreview>

export const vacancyFields = {
  categoryId: oneId,
  majorId: oneId,
  companyTypeId: oneId,
  salaryId: oneId,
  typeId: oneId,
  levelId: oneId,
  locationId: anyOfIds,
}

/** The filters of spec §3; `sort` is an extension. */
export const vacancyFilters = pagingQuery.extend({
  searchText: searchText.optional(),
  ...toFilters(vacancyFields),
  companyId: idInput.optional(),
  sort: listingSort.optional(),
})

/** The counts depend on these filters. */
export const vacancyFacetFilters = vacancyFilters.omit({ limit: true, offset: true, sort: true })

export const vacancyFacets = toFacets(vacancyFields)
export type VacancyFacets = z.output<typeof vacancyFacets>
