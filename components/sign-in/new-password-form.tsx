import { useEffect, useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useForm } from '@/hooks/forms/use-form'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { PASSWORD_RULE, validateNewPasswordForm } from '@/lib/browser/forms/password-rule'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'

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
