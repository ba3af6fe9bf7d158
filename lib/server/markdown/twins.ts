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
import { routes } from '@/lib/shared/routes'
import type { TextDocument } from './document'
import {
  describeArticle,
  describeCompany,
  describeMajor,
  describeScholarship,
  describeTemplate,
  describeUniversity,
  describeVacancy,
} from './documents'

/** What a page says and where it stands; null when there is no such item. */
export type Twin = { readonly path: string; readonly document: TextDocument }

type ReadTwin = (id: number) => Promise<Twin | null>

/** Pages that have their text as Markdown beside them, by the first segment of their address. */
export const twins: Readonly<Record<SitemapArea, ReadTwin>> = {
  jobs: twin(readJob, routes.job, describeVacancy),
  internships: twin(readInternship, routes.internship, describeVacancy),
  scholarships: twin(readScholarship, routes.scholarship, describeScholarship),
  majors: twin(readMajor, routes.major, describeMajor),
  universities: twin(readUniversity, routes.university, describeUniversity),
  companies: twin(readCompany, routes.company, describeCompany),
  news: twin(readNewsArticle, routes.newsArticle, describeArticle),
  'career-advices': twin(readCareerAdvice, routes.careerAdvice, describeArticle),
  'job-interview-tips': twin(readInterviewTip, routes.interviewTip, describeArticle),
  'cv-cover-letter': twin(readTemplate, routes.template, describeTemplate),
}

function twin<Item>(
  read: (id: number) => Promise<Item | null>,
  toPath: (item: Item) => string,
  toDocument: (item: Item) => TextDocument,
): ReadTwin {
  return async (id) => {
    const item = await read(id)
    return item === null ? null : { path: toPath(item), document: toDocument(item) }
  }
}
