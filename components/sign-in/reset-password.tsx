import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useForm } from '@/hooks/forms/use-form'
import { useQueryParams } from '@/hooks/page/use-query-params'
import { routes } from '@/lib/shared/routes'
import { NewPasswordForm } from './new-password-form'
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
