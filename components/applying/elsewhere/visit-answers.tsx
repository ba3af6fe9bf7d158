import { onShort } from '@/components/applying/progress-words'
import { Button } from '@/components/ui/button'
import { forgetSiteVisit, noteSiteVisit, type SiteVisit } from '@/lib/browser/applying/site-visits'

/** Kept on this device; the employer's site tells us nothing. */
export function VisitAnswers({ visit }: { readonly visit: SiteVisit }) {
  const day = onShort(visit.at)
  return (
    <>
      <p role="status">
        {visit.hasApplied
          ? `You applied on their site, ${visit.host}, on ${day}.`
          : `You went to their site, ${visit.host}, on ${day}. Did you apply?`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!visit.hasApplied && (
          <Button variant="secondary" onClick={() => noteSiteVisit({ ...visit, hasApplied: true })}>
            Yes, I applied
          </Button>
        )}
        <Button variant="secondary" onClick={() => forgetSiteVisit(visit.href)}>
          {visit.hasApplied ? 'Forget it' : 'Not yet'}
        </Button>
      </div>
    </>
  )
}
