'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { logFailure } from '@/lib/shared/log-failure'
import { ChunkReload } from './chunk-reload'

/**
 * What runs beside every page and draws nothing of its own. Once, in the root layout. All that can
 * wait until the page is alive comes as a script of its own.
 */
export function PageServices() {
  const [late, setLate] = useState<ReactNode>(null)

  useEffect(() => {
    import('./late-services')
      .then(({ LateServices }) => setLate(<LateServices />))
      .catch((cause: unknown) => logFailure('The services of the page are missing.', cause))
  }, [])

  return (
    <>
      <ChunkReload />
      {late}
    </>
  )
}
