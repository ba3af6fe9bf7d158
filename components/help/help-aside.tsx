import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'

type Props = { readonly pages: readonly { readonly slug: string; readonly title: string }[] }

export function HelpAside({ pages }: Props) {
  return (
    <section className="border-t-2 border-ink pt-3 print:hidden">
      <h2 className="text-lg font-semibold">Still need help?</h2>
      <p className="mt-1 mb-3">Write to us. We reply on working days.</p>
      <ButtonLink href={routes.contactUs} variant="secondary">
        Contact us
      </ButtonLink>
      {pages.length > 0 && (
        <>
          <h2 className="mt-6 text-lg font-semibold">About this site</h2>
          <ul>
            {pages.map(({ slug, title }) => (
              <li key={slug} className="border-b border-line">
                <Link href={routes.page(slug)} className="foot-link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
