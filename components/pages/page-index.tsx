import { Link } from '@/components/ui/link'
import type { Page } from '@/lib/contract/articles/page'
import { routes } from '@/lib/shared/routes'

type Props = { readonly pages: readonly Pick<Page, 'slug' | 'title' | 'titleKm' | 'summary'>[] }

export function PageIndex({ pages }: Props) {
  const rows = [
    ...pages.map((page) => ({ ...page, href: routes.page(page.slug) })),
    {
      href: routes.info,
      title: 'How this site works',
      titleKm: null,
      summary: 'What is open now and where to start.',
    },
    {
      href: routes.helpCenter,
      title: 'Help centre',
      titleKm: null,
      summary: 'Questions and answers, with a search.',
    },
    {
      href: routes.contactUs,
      title: 'Contact us',
      titleKm: null,
      summary: 'Write to us. We reply on working days.',
    },
  ]
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      {rows.map(({ href, title, titleKm, summary }) => (
        <li key={href} className="border-b border-line py-4">
          <h2 className="text-lg font-semibold">
            <Link href={href} className="row-link">
              {title}
            </Link>
          </h2>
          {titleKm !== null && (
            <p lang="km" className="text-ink-soft">
              {titleKm}
            </p>
          )}
          <p className="mt-1 max-w-measure">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
