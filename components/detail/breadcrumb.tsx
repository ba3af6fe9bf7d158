import { Link } from '@/components/ui/link'
import { type Crumb, toBreadcrumbList } from '@/lib/server/seo/structured-data'
import { languageOf } from '@/lib/shared/format/languages'
import { cropText } from '@/lib/shared/format/text'
import { routes } from '@/lib/shared/routes'
import { StructuredData } from './structured-data'

type Props = {
  readonly list: Crumb
  readonly page: Crumb
  /** Makes a path absolute for structured data; null: no structured data. */
  readonly toUrl: ((path: string) => string) | null
}

/** Maximum characters of a title (spec §9). */
const CROP_LENGTH = 40

const home: Crumb = { words: 'Home', path: routes.home }

export function Breadcrumb({ list, page, toUrl }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      {toUrl !== null && <StructuredData value={toBreadcrumbList([home, list, page], toUrl)} />}
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {[home, list].map(({ words, path }) => (
          <li key={path} className="flex items-center gap-x-2 whitespace-nowrap">
            <Link
              href={path}
              className="inline-flex min-h-target min-w-6 items-center underline decoration-line-strong underline-offset-4 hover:text-pen-text"
            >
              {words}
            </Link>
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li
          aria-current="page"
          lang={languageOf(page.words)}
          className="min-w-0 flex-[1_1_6rem] truncate"
        >
          {cropText(page.words, CROP_LENGTH)}
        </li>
      </ol>
    </nav>
  )
}
