import { SiteVisitStatus } from '@/components/applications/external/site-visit-status'
import { Link } from '@/components/ui/link'
import { useSiteVisits } from '@/hooks/applications/use-site-visits'
import { languageOf } from '@/lib/shared/format/language'

export function SiteVisitList() {
  const visits = useSiteVisits()
  if (visits.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">Applications on other sites</h2>
      <p className="text-sm text-ink-soft">
        Sites of employers and providers that you opened from a listing. This list is only on this
        device.
      </p>
      <ul className="mt-2 border-t border-line">
        {visits.map((visit) => (
          <li key={visit.href} className="border-b border-line py-4">
            <h3 lang={languageOf(visit.title)} className="font-semibold">
              <Link href={visit.href} className="row-link">
                {visit.title}
              </Link>
            </h3>
            <SiteVisitStatus visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  )
}
