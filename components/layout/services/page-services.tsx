'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { logFailure } from '@/lib/shared/log-failure'
import { ChunkReload } from './chunk-reload'

/** Once, in the root layout. What can wait comes as its own script. */
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
