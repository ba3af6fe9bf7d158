import 'server-only'
import type { SitemapSection } from '@/lib/contract/site/sitemap'
import { readCareerAdvice, readInterviewTip, readNewsArticle } from '@/lib/server/queries/articles'
import { readCompany } from '@/lib/server/queries/companies'
import { readTemplate } from '@/lib/server/queries/document-templates'
import { readScholarship } from '@/lib/server/queries/scholarships'
import { readMajor, readUniversity } from '@/lib/server/queries/studies'
import { readInternship, readJob } from '@/lib/server/queries/vacancies'
import {
  toAdviceCard,
  toCompanyCard,
  toInternshipCard,
  toInterviewTipCard,
  toJobCard,
  toMajorCard,
  toNewsCard,
  toScholarshipCard,
  toTemplateCard,
  toUniversityCard,
} from './item-cards'
import type { ShareCard } from './share-card'
import { type SharePictureMetadata, toSharePicture } from './share-picture'

type WithId = { readonly id: number }

export type ItemPicture<Item> = {
  readonly toPicture: (item: Item, siteName: string) => SharePictureMetadata
  /** Reads the card of an item; null when there is no such item. */
  readonly readCard: (id: number, siteName: string) => Promise<ShareCard | null>
}

/** Share pictures of everything that has a page of its own, by the first segment of its address. */
export const itemPictures = {
  jobs: itemPicture('jobs', readJob, toJobCard),
  internships: itemPicture('internships', readInternship, toInternshipCard),
  scholarships: itemPicture('scholarships', readScholarship, toScholarshipCard),
  majors: itemPicture('majors', readMajor, toMajorCard),
  universities: itemPicture('universities', readUniversity, toUniversityCard),
  companies: itemPicture('companies', readCompany, toCompanyCard),
  news: itemPicture('news', readNewsArticle, toNewsCard),
  'career-advices': itemPicture('career-advices', readCareerAdvice, toAdviceCard),
  'job-interview-tips': itemPicture('job-interview-tips', readInterviewTip, toInterviewTipCard),
  'cv-cover-letter': itemPicture('cv-cover-letter', readTemplate, toTemplateCard),
} satisfies Readonly<Record<SitemapSection, unknown>>

function itemPicture<Item extends WithId>(
  area: SitemapSection,
  read: (id: number) => Promise<Item | null>,
  draw: (item: Item) => Omit<ShareCard, 'siteName'>,
): ItemPicture<Item> {
  return {
    toPicture: (item, siteName) => toSharePicture(area, item.id, { ...draw(item), siteName }),
    readCard: async (id, siteName) => {
      const item = await read(id)
      return item === null ? null : { ...draw(item), siteName }
    },
  }
}
