import { type ComponentProps, lazy, Suspense } from 'react'

const EmailCodeStep = lazy(async () => ({
  default: (await import('./email-code-step')).EmailCodeStep,
}))

/** Loaded with the code: most visitors who sign in never see it. */
export function LazyEmailCodeStep(props: ComponentProps<typeof EmailCodeStep>) {
  return (
    <Suspense>
      <EmailCodeStep {...props} />
    </Suspense>
  )
}
