import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly path: string
  readonly one: string
  readonly employer: string
  /** True if the session ended while the form was open. */
  readonly isKept: boolean
}

export function SignInRequired({ path, one, employer, isKept }: Props) {
  const next = `?next=${encodeURIComponent(path)}`
  return (
    <section className="border border-line bg-sheet p-5">
      <h2 className="text-xl font-semibold">Sign in to apply</h2>
      {isKept && (
        <p role="status" className="mt-2 border-l-4 border-note py-1 pl-4">
          You are signed out. What you wrote is saved on this device while you sign in again.
        </p>
      )}
      <p className="mt-2">
        With an account, only {employer} sees your CV, and you can check whether your application
        arrived. After you sign in, we take you back to this {one}.
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
