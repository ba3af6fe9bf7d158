import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import type { contentText } from '@/backend/db/schema/desk'
import { advertisements } from './kinds/advertisements'
import { defineArticleKind } from './kinds/articles'
import { faqs } from './kinds/faqs'
import { pages } from './kinds/pages'

/** Texts that the desk can change: all but templates, whose Word documents have fields of their own. */
export const editableKinds = {
  advertisements,
  pages,
  news: defineArticleKind('news', news),
  careerAdvice: defineArticleKind('career-advice', careerAdvice),
  interviewTips: defineArticleKind('interview-tips', interviewTip),
  faqs,
} as const satisfies Readonly<Record<(typeof contentText.$inferSelect)['kind'], unknown>>

export type EditableKind = keyof typeof editableKinds

export const EDITABLE_KINDS = Object.keys(editableKinds) as readonly EditableKind[]

/** Kinds of content as operators read them. */
export const CONTENT_KIND_LABELS = {
  news: 'news',
  careerAdvice: 'career advice',
  interviewTips: 'interview tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'questions',
  advertisements: 'advertisements',
} as const satisfies Readonly<Record<EditableKind | 'templates', string>>
