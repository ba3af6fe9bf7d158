import { useEffect, useState } from 'react'
import { onIdle } from '@/lib/browser/page/on-idle'
import type { VisitorCounts as Counts } from '@/lib/contract/visitors/visitor'
import { formatNumber } from '@/lib/shared/format/number'
import { logFailure } from '@/lib/shared/log-failure'

/** Last in the page, so that it moves nothing (spec §1). */
export function VisitorCounter() {
  const [counts, setCounts] = useState<Counts | null>(null)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      try {
        const { requireVisitorCounts } = await import('@/lib/browser/page/visitor-counter')
        const counted = await requireVisitorCounts()
        if (!isGone) setCounts(counted)
      } catch (cause) {
        logFailure('The visitor counter is not shown.', cause)
      }
    }
    const cancel = onIdle(load)
    return () => {
      isGone = true
      cancel()
    }
  }, [])

  if (counts === null) return null
  const cells = [
    ['Visitors', counts.totalCount],
    ['Today', counts.todayCount],
    ['Yesterday', counts.yesterdayCount],
    ['Online now', counts.activeUserCount],
  ] as const
  return (
    <section aria-label="Visitors">
      <dl className="foot-counter">
        {cells.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
