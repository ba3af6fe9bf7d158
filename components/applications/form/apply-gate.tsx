'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback, useState } from 'react'
import type { ApplyTarget } from '@/components/applications/apply-target'
import { ButtonLink } from '@/components/ui/button'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { languageOf } from '@/lib/shared/format/languages'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { routes } from '@/lib/shared/routes'

type Screen = ComponentType<{ readonly applying: ApplyTarget }>

const screens = {
  '/v1/job': () =>
    import('@/components/applications/apply-for-job').then(
      ({ ApplyForJob }): Screen => ApplyForJob,
    ),
  '/v1/internship': () =>
    import('@/components/applications/apply-for-internship').then(
      ({ ApplyForInternship }): Screen => ApplyForInternship,
    ),
} as const

/** Loads the form for signed-in users after the shared page, and asks others to sign in. */
export function ApplyGate({ applying }: { readonly applying: ApplyTarget }) {
  const isHydrated = useIsHydrated()
  const isSignedIn = useIsSignedIn()
  const path = usePathname()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const load = useCallback(() => importWithZod(screens[applying.area]), [applying.area])
  const late = useLazy(isHydrated && isSignedIn ? load : null, 'The form to apply did not come.')

  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  if (!isHydrated) return <Skeleton />
  if (!isSignedIn)
    return applying.isOffered ? (
      <SignInRequired path={path} isDraftStored={wasSignedIn} {...applying} />
    ) : null
  if (late.value) return <late.value applying={applying} />
  if (!late.hasFailed) return <Skeleton />
  return <RetryNotice words={OFFLINE} retry={late.retry} />
}

type Props = {
  readonly path: string
  readonly one: string
  readonly employer: string
  /** True if the session ended while the form was open. */
  readonly isDraftStored: boolean
}

function SignInRequired({ path, one, employer, isDraftStored }: Props) {
  const next = `?next=${encodeURIComponent(path)}`
  return (
    <section className="border border-line bg-sheet p-5">
      <h2 className="text-xl font-semibold">Sign in to apply</h2>
      {isDraftStored && (
        <p role="status" className="mt-2 border-l-4 border-note py-1 pl-4">
          You are signed out. What you wrote is saved on this device while you sign in again.
        </p>
      )}
      <p className="mt-2">
        With an account, only <span lang={languageOf(employer)}>{employer}</span> sees your CV, and
        you can check whether your application arrived. After you sign in, we take you back to this{' '}
        {one}.
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>You need a CV as PDF, DOC or DOCX, at most 5 MB.</li>
        <li>A cover letter and a note are optional.</li>
        <li>Applying is free.</li>
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={routes.login + next}>Sign in</ButtonLink>
        <ButtonLink href={routes.registration + next} variant="secondary">
          Create an account
        </ButtonLink>
      </p>
    </section>
  )
}
