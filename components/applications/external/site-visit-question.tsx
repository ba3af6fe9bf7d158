import { useEmployerSiteVisits } from '@/hooks/applications/use-employer-site-visits'
import { SiteVisitStatus } from './site-visit-status'

/** Asks about the visit beside the link, once the visitor has followed it. */
export function SiteVisitQuestion({ href }: { readonly href: string }) {
  const visit = useEmployerSiteVisits().find((each) => each.href === href)
  if (visit === undefined) return null
  return (
    <div className="mt-4 border-l-4 border-note bg-paper p-4">
      <SiteVisitStatus visit={visit} />
    </div>
  )
}
