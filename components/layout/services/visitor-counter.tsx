import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAddress } from '@/hooks/page/use-address'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { requireVisitorCounts } from '@/lib/browser/page/visitor-counter'
import type { VisitorCounts as Counts } from '@/lib/contract/visitors/visitor'
import { formatNumber } from '@/lib/shared/format/number'
import { logFailure } from '@/lib/shared/log-failure'

/** Shows the visitor counter last in the footer, so that it moves nothing (spec §1); a portal keeps it out of the first load. */
export function VisitorCounter() {
  const [counts, setCounts] = useState<Counts | null>(null)
  useAddress()

  useEffect(() => {
    return runWhenIdle(async () => {
      try {
        setCounts(await requireVisitorCounts())
      } catch (cause) {
        logFailure('The visitor counter is not shown.', cause)
      }
    })
  }, [])

  const place = document.getElementById('visitors')
  if (counts === null || place === null) return null
  const cells = [
    ['Visitors', counts.totalCount],
    ['Today', counts.todayCount],
    ['Yesterday', counts.yesterdayCount],
    ['Online now', counts.activeUserCount],
  ] as const
  return createPortal(
    <section aria-label="Visitors">
      <dl className="foot-counter">
        {cells.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>,
    place,
  )
}
