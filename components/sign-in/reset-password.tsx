import { useEffect, useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useForm } from '@/hooks/forms/use-form'
import { useQueryParams } from '@/hooks/page/use-query-params'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { PASSWORD_RULE, validateNewPasswordForm } from '@/lib/browser/forms/password-rule'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { SignInLink } from './sign-in-link'

/** Sets a new password where an e-mailed link opened the page (`mode=resetPassword&oobCode=…`), and requests such a link otherwise. */
export function ResetPassword() {
  const query = useQueryParams()
  const code = query.get('mode') === 'resetPassword' ? query.get('oobCode') : null

  if (code) return <NewPasswordForm code={code} />
  return (
    <>
      <RequestResetForm />
      <p className="mt-6 border-t border-line pt-3">
        <SignInLink href={routes.login} className="text-link inline-block py-2">
          Back to sign in
        </SignInLink>
      </p>
    </>
  )
}

/** Requests a link for a new password. The answer is the same for every address (promise T12). */
function RequestResetForm() {
  const form = useForm({
    name: 'reset',
    async send({ email = '' }) {
      const { requestPasswordReset } = await import('@/lib/browser/identity/password')
      await requestPasswordReset(email.trim())
      return `If there is an account with a password for ${email.trim()}, a link is on its way. It is valid for one hour.`
    },
  })
  return (
    <FormStep title="Request a reset link" hasMoved={false}>
      <Form form={form} refusal="The link was not sent">
        <TextField
          {...form.field('email')}
          label="E-mail"
          hint="The address you sign in with."
          type="email"
          autoComplete="email"
        />
        <SubmitButton isBusy={form.isBusy} busy="Sending the link…" className="w-full">
          Send link
        </SubmitButton>
      </Form>
    </FormStep>
  )
}

type Props = {
  readonly code: string
}

export function NewPasswordForm({ code }: Props) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const form = useForm({
    name: 'new-password',
    check: validateNewPasswordForm,
    async send({ password = '' }) {
      const { confirmPasswordReset } = await import('@/lib/browser/identity/password')
      await confirmPasswordReset(code, password)
      const { endAllSessionsAfterPasswordReset } = await import(
        '@/lib/browser/sign-in/end-all-sessions'
      )
      return (await endAllSessionsAfterPasswordReset(email, password))
        ? 'Your password is changed. You are signed out on all your devices.'
        : 'Your password is changed. Other devices may still be signed in.'
    },
  })

  useEffect(() => {
    let isGone = false
    import('@/lib/browser/identity/password')
      .then(({ checkResetCode }) => checkResetCode(code))
      .then((found) => !isGone && setEmail(found))
      .catch((cause: unknown) => {
        logFailure('The link could not be checked.', cause)
        if (!isGone) setProblem(getErrorMessage(cause, ''))
      })
    return () => {
      isGone = true
    }
  }, [code])

  if (problem !== '') {
    return (
      <div role="alert" className="border-l-4 border-warn py-1 pl-4">
        <p className="text-lg font-medium">{problem}</p>
        <Link href={routes.forgetPassword} className="text-link inline-block py-2">
          Get a new link
        </Link>
      </div>
    )
  }
  return (
    <FormStep title="Choose a new password" hasMoved={false}>
      {email !== '' && <p className="mb-5 break-words">Account: {email}</p>}
      <Form form={form} refusal="Your password was not changed">
        {form.outcome?.isSent ? (
          <ButtonLink href={routes.login} className="w-full">
            Sign in
          </ButtonLink>
        ) : (
          <>
            <PasswordField
              {...form.field('password')}
              label="New password"
              hint={PASSWORD_RULE}
              autoComplete="new-password"
            />
            <SubmitButton isBusy={form.isBusy} busy="Saving…" className="w-full">
              Save new password
            </SubmitButton>
          </>
        )}
      </Form>
    </FormStep>
  )
}
