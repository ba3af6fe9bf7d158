import { SanitisedHtml } from '@/components/ui/sanitised-html'
import type { FaqTopic } from '@/lib/shared/articles/faq-topics'
import { languageOf } from '@/lib/shared/format/languages'

type Props = {
  readonly topics: readonly FaqTopic[]
  /** True for the results of a search. */
  readonly isOpen: boolean
  /** Path of the page, without `/en`. */
  readonly path: string
}

/** Lists questions as native disclosures, which need no script. */
export function FaqList({ topics, isOpen, path }: Props) {
  return topics.map(({ id, topic, faqs }) => (
    <section key={id} className="mt-8 first:mt-0">
      <h2 id={isOpen ? undefined : id} className="border-b border-ink pb-2 text-xl font-semibold">
        {topic}
      </h2>
      {faqs.map((faq) => (
        <details key={faq.id} open={isOpen} className="faq">
          <summary>
            <h3 lang={languageOf(faq.question)} className="font-medium">
              {faq.question}
            </h3>
          </summary>
          <SanitisedHtml html={faq.answer} pagePath={path} className="pb-4" />
        </details>
      ))}
    </section>
  ))
}
