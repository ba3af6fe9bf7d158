import { type ComponentProps, lazy, Suspense } from 'react'

const EmailCodeStep = lazy(async () => ({
  default: (await import('./email-code-step')).EmailCodeStep,
}))

/** Loads the code step on demand: most visitors who sign in never see it. */
export function LazyEmailCodeStep(props: ComponentProps<typeof EmailCodeStep>) {
  return (
    <Suspense>
      <EmailCodeStep {...props} />
    </Suspense>
  )
}
