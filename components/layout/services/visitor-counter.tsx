import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { schemalessVisitorEndpoints } from '@/lib/contract/visitors/schemaless-visitor-endpoints'
import type {
  VisitorCounts as Counts,
  VisitorCounts,
  visitorEndpoints,
} from '@/lib/contract/visitors/visitor'
import { formatNumber } from '@/lib/shared/format/numbers'
import { logFailure } from '@/lib/shared/log-failure'
import { toRecord } from '@/lib/shared/to-record'

const keys = ['totalCount', 'todayCount', 'yesterdayCount', 'activeUserCount'] as const

const counter = lightEndpoint<typeof visitorEndpoints.counter>(schemalessVisitorEndpoints.counter)(
  areCounts,
)

/** Shows the visitor counter last in the footer, so that it moves nothing (spec §1); a portal keeps it out of the first load. */
export function VisitorCounter() {
  const [counts, setCounts] = useState<Counts | null>(null)
  usePageUrl()

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

/** Fetches the visitor counts, including this visitor. @throws Error when the reply has no counts */
export function requireVisitorCounts(): Promise<VisitorCounts> {
  return callApiInBackground(counter, {})
}

function areCounts(body: unknown): body is VisitorCounts {
  const counts = toRecord(body)
  return keys.every((key) => Number.isInteger(counts[key]))
}
