import { useSiteVisits } from '@/hooks/applying/use-site-visits'
import { VisitAnswers } from './visit-answers'

/** Beside the way out, once somebody went it. */
export function VisitQuestion({ href }: { readonly href: string }) {
  const visit = useSiteVisits().find((each) => each.href === href)
  if (visit === undefined) return null
  return (
    <div className="mt-4 border-l-4 border-note bg-paper p-4">
      <VisitAnswers visit={visit} />
    </div>
  )
}
