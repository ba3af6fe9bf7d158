import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useForm } from '@/hooks/forms/use-form'

/** Requests a link for a new password. The answer is the same for every address (promise T12). */
export function RequestResetForm() {
  const form = useForm({
    name: 'reset',
    async send({ email = '' }) {
      const { requestPasswordReset } = await import('@/lib/browser/identity/password')
      await requestPasswordReset(email.trim())
      return `If there is an account with a password for ${email.trim()}, a link is on its way. It is valid for one hour.`
    },
  })
  return (
    <FormStep title="Get a link by e-mail" hasMoved={false}>
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
