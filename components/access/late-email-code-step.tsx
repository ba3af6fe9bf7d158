'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const EmailCodeStep = lazy(async () => ({
  default: (await import('./email-code-step')).EmailCodeStep,
}))

/** The step with the mailed code: most who sign in never see it, so it arrives with the code. */
export function LateEmailCodeStep(props: ComponentProps<typeof EmailCodeStep>) {
  return (
    <Suspense>
      <EmailCodeStep {...props} />
    </Suspense>
  )
}
