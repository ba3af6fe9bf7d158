'use client'

import { useEffect } from 'react'
import { onIdle } from '@/lib/browser/page/on-idle'
import { logFailure } from '@/lib/shared/log-failure'

type Props = {
  /** The listing's own views endpoint (spec §7). */
  readonly path: `/v1/${string}/views`
}

/** Counts a view once the page has nothing better to do; the API counts each visitor once a day. */
export function CountView({ path }: Props) {
  useEffect(
    () =>
      onIdle(() => {
        import('@/lib/browser/wire/installation')
          .then(({ callAsInstallation }) => callAsInstallation(path, { method: 'POST' }))
          .catch((cause: unknown) => logFailure('The view was not counted.', cause))
      }),
    [path],
  )
  return null
}
