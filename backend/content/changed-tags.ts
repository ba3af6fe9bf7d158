import type { ContentReport } from './load-content'

/** The tag under which the web app keeps pages of a kind (architecture §4). */
const TAGS = {
  news: 'news',
  careerAdvice: 'career-advice',
  interviewTips: 'interview-tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'faqs',
  advertisements: 'advertisements',
} as const satisfies Record<keyof ContentReport, string>

/** Tags of the kinds in which something changed. */
export function toChangedTags(report: ContentReport): string[] {
  return (Object.keys(TAGS) as (keyof ContentReport)[])
    .filter((kind) => report[kind].added + report[kind].changed + report[kind].removed > 0)
    .map((kind) => TAGS[kind])
}
