import type { BodyHeading } from '@/lib/server/html/headings'
import { languageOf } from '@/lib/shared/format/languages'

export function ArticleContents({ contents }: { readonly contents: readonly BodyHeading[] }) {
  return (
    <nav
      aria-label="On this page"
      className="border-line max-lg:border-b max-lg:pb-4 lg:border-t-2 lg:border-ink lg:pt-3 print:hidden"
    >
      <p className="label" aria-hidden="true">
        On this page
      </p>
      <ol className="sm:max-lg:columns-2">
        {contents.map(({ id, words, level }) => (
          <li key={id} className={level === 3 ? 'pl-4' : undefined}>
            <a href={`#${id}`} lang={languageOf(words)} className="foot-link">
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
