import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import type { contentText } from '@/backend/db/schema/desk'
import { advertisements } from './kinds/advertisements'
import { articleKind } from './kinds/articles'
import { faqs } from './kinds/faqs'
import { pages } from './kinds/pages'

/** Texts that the desk can change: all but templates, whose Word documents have fields of their own. */
export const textKinds = {
  advertisements,
  pages,
  news: articleKind('news', news),
  careerAdvice: articleKind('career-advice', careerAdvice),
  interviewTips: articleKind('interview-tips', interviewTip),
  faqs,
} as const satisfies Readonly<Record<(typeof contentText.$inferSelect)['kind'], unknown>>

export type TextKind = keyof typeof textKinds

export const TEXT_KINDS = Object.keys(textKinds) as readonly TextKind[]

/** Kinds of content as operators read them. */
export const CONTENT_NAMES = {
  news: 'news',
  careerAdvice: 'career advice',
  interviewTips: 'interview tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'questions',
  advertisements: 'advertisements',
} as const satisfies Readonly<Record<TextKind | 'templates', string>>
