import type { Faq } from '@/lib/contract/articles/faq'
import { toSlug } from '@/lib/shared/slug'

export type FaqTopic = {
  readonly id: string
  readonly topic: string
  readonly faqs: readonly Faq[]
}

/** Groups questions by topic, in their order; `prefix` makes the ids unique on pages with several lists. */
export function groupFaqs(faqs: readonly Faq[], prefix: string): readonly FaqTopic[] {
  const topics = new Map<string, Faq[]>()
  for (const faq of faqs) {
    const group = topics.get(faq.topic)
    if (group === undefined) topics.set(faq.topic, [faq])
    else group.push(faq)
  }
  return Array.from(topics, ([topic, group]) => ({
    id: `${prefix}-${toSlug(topic)}`,
    topic,
    faqs: group,
  }))
}
