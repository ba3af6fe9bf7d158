'use client'

import { useEffect } from 'react'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { logFailure } from '@/lib/shared/log-failure'

type Props = {
  readonly apiPath: `/v1/${string}/views`
}

/** Counts a view when the page is idle; the API counts a visitor once a day. */
export function ViewTracker({ apiPath }: Props) {
  useEffect(
    () =>
      runWhenIdle(() => {
        import('@/lib/browser/page/count-view')
          .then(({ countView }) => countView(apiPath))
          .catch((cause: unknown) => logFailure('The view was not counted.', cause))
      }),
    [apiPath],
  )
  return null
}
