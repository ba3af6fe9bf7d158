import 'server-only'
import type { SitemapArea } from '@/lib/contract/site/sitemap'
import { readCareerAdvice } from '@/lib/server/data/career-advice'
import { readCompany } from '@/lib/server/data/companies'
import { readInternship } from '@/lib/server/data/internships'
import { readInterviewTip } from '@/lib/server/data/interview-tips'
import { readJob } from '@/lib/server/data/jobs'
import { readMajor } from '@/lib/server/data/majors'
import { readNewsArticle } from '@/lib/server/data/news'
import { readScholarship } from '@/lib/server/data/scholarships'
import { readTemplate } from '@/lib/server/data/templates'
import { readUniversity } from '@/lib/server/data/universities'
import {
  drawAdvice,
  drawCompany,
  drawInternship,
  drawInterviewTip,
  drawJob,
  drawMajor,
  drawNews,
  drawScholarship,
  drawTemplate,
  drawUniversity,
} from './item-sheets'
import { type SharePicture, toSharePicture } from './share-picture'
import type { Sheet } from './sheet'

type Numbered = { readonly id: number }

export type ItemPicture<Item> = {
  readonly toPicture: (item: Item, siteName: string) => SharePicture
  /** Null when there is no such item. */
  readonly readSheet: (id: number, siteName: string) => Promise<Sheet | null>
}

/** Of everything that has a page of its own, by the first segment of its address. */
export const itemPictures = {
  jobs: itemPicture('jobs', readJob, drawJob),
  internships: itemPicture('internships', readInternship, drawInternship),
  scholarships: itemPicture('scholarships', readScholarship, drawScholarship),
  majors: itemPicture('majors', readMajor, drawMajor),
  universities: itemPicture('universities', readUniversity, drawUniversity),
  companies: itemPicture('companies', readCompany, drawCompany),
  news: itemPicture('news', readNewsArticle, drawNews),
  'career-advices': itemPicture('career-advices', readCareerAdvice, drawAdvice),
  'job-interview-tips': itemPicture('job-interview-tips', readInterviewTip, drawInterviewTip),
  'cv-cover-letter': itemPicture('cv-cover-letter', readTemplate, drawTemplate),
} satisfies Readonly<Record<SitemapArea, unknown>>

function itemPicture<Item extends Numbered>(
  area: SitemapArea,
  read: (id: number) => Promise<Item | null>,
  draw: (item: Item) => Omit<Sheet, 'siteName'>,
): ItemPicture<Item> {
  return {
    toPicture: (item, siteName) => toSharePicture(area, item.id, { ...draw(item), siteName }),
    readSheet: async (id, siteName) => {
      const item = await read(id)
      return item === null ? null : { ...draw(item), siteName }
    },
  }
}
