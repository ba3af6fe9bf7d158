import type { SitemapSection } from '@/lib/contract/site/sitemap'
import { routes } from '@/lib/shared/routes'

type Item = { readonly id: number; readonly title: string }

/** Builds the canonical path of an item, by its area. */
export const itemPaths: Readonly<Record<SitemapSection, (item: Item) => string>> = {
  jobs: routes.job,
  internships: routes.internship,
  scholarships: routes.scholarship,
  majors: ({ id, title }) => routes.major({ id, name: title }),
  universities: routes.university,
  companies: routes.company,
  news: routes.newsArticle,
  'career-advices': routes.careerAdvice,
  'job-interview-tips': routes.interviewTip,
  'cv-cover-letter': routes.template,
}
