import type { ReactNode } from 'react'
import { ContactDetails } from '@/components/layout/footer/contact-details'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'

type Props = {
  /** Site settings by key (spec §3). */
  readonly settings: Readonly<Record<string, string>>
  readonly children: ReactNode
}

export function ContactScreen({ settings, children }: Props) {
  const { 'Phone Number': phone, Email: email, Address: address } = settings
  const ways = Object.entries({ 'Phone Number': phone, Email: email, Address: address })
  const given = Object.fromEntries(ways.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-4 py-8 md:px-6 md:py-12 lg:grid-cols-[minmax(0,38rem)_minmax(16rem,1fr)]">
      <div>
        <h1 className="text-2xl font-semibold">Contact us</h1>
        <p className="mt-2 mb-6 max-w-measure text-ink-soft">
          Tell us about a wrong listing, a page that does not work or an idea. Please do not send
          passwords or CVs.
        </p>
        {children}
      </div>
      <aside className="space-y-6" aria-label="Other ways to contact us">
        {Object.keys(given).length > 0 && (
          <section>
            <h2 className="mb-2 text-lg font-semibold">Call or visit</h2>
            <ContactDetails settings={given} />
          </section>
        )}
        <section>
          <h2 className="text-lg font-semibold">Common questions</h2>
          <p className="mt-1">
            The help centre answers most questions about accounts, applications and scholarships.
          </p>
          <Link href={routes.helpCenter} className="text-link">
            Search the help centre
          </Link>
        </section>
        <section>
          <h2 className="text-lg font-semibold">Hiring engineers?</h2>
          <p className="mt-1">Employers post and edit jobs and internships on our employer site.</p>
          <Link href={routes.page('how-to-post-job')} className="text-link">
            How to post a job
          </Link>
        </section>
      </aside>
    </div>
  )
}
