import { StructuredData } from '@/components/detail/structured-data'
import { SearchField } from '@/components/listing/search-field'
import { SearchForm } from '@/components/listing/search-form'
import type { Faq } from '@/lib/contract/articles/faq'
import { toFaqSchema } from '@/lib/server/seo/structured-data'
import { groupFaqs } from '@/lib/shared/articles/faq-topics'
import { routes } from '@/lib/shared/routes'
import { FaqList } from './faq-list'

type Props = {
  readonly faqs: readonly Faq[]
  readonly path: string
}

export function FaqSection({ faqs, path }: Props) {
  return (
    <div className="mt-8">
      <StructuredData value={toFaqSchema(faqs)} />
      <div className="mb-8 max-w-measure print:hidden">
        <SearchForm action={routes.helpCenter} label="Search questions">
          <SearchField
            label="Search questions"
            placeholder="Password, CV, closing date"
            value={undefined}
          />
        </SearchForm>
      </div>
      <FaqList topics={groupFaqs(faqs, 'faq')} isOpen={false} path={path} />
    </div>
  )
}
