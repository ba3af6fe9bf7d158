import { formatTimestampShortDay } from '@/components/applications/application-status'
import { Button } from '@/components/ui/button'
import {
  deleteEmployerSiteVisit,
  type EmployerSiteVisit,
  saveEmployerSiteVisit,
} from '@/lib/browser/applications/employer-site-visits'

/** Asks whether the user applied on an external site, and stores the answer on this device. */
export function SiteVisitStatus({ visit }: { readonly visit: EmployerSiteVisit }) {
  const say = (hasApplied: boolean) => saveEmployerSiteVisit({ ...visit, hasApplied })
  return (
    <>
      <p role="status">{describeVisit(visit)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {visit.hasApplied !== true && (
          <Button variant="secondary" onClick={() => say(true)}>
            Yes, I applied
          </Button>
        )}
        {visit.hasApplied === null && (
          <Button variant="secondary" onClick={() => say(false)}>
            Not yet
          </Button>
        )}
        <Button variant="secondary" onClick={() => deleteEmployerSiteVisit(visit.href)}>
          Hide
        </Button>
      </div>
    </>
  )
}

function describeVisit({ host, at, hasApplied }: EmployerSiteVisit): string {
  const day = formatTimestampShortDay(at)
  if (hasApplied === true) return `You applied at ${host} on ${day}.`
  const went = `You visited ${host} on ${day}.`
  return hasApplied === null ? `${went} Did you apply?` : `${went} You have not applied yet.`
}
