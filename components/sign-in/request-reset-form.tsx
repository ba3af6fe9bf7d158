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
      return `If ${email.trim()} signs in here with a password, a link is on its way there. It is good for one hour.`
    },
  })
  return (
    <FormStep title="Ask for a link" hasMoved={false}>
      <Form form={form} refusal="No link is sent yet">
        <TextField
          {...form.field('email')}
          label="E-mail"
          hint="The address you sign in with."
          type="email"
          autoComplete="email"
        />
        <SubmitButton isBusy={form.isBusy} busy="Sending the link…" className="w-full">
          Mail me a link
        </SubmitButton>
      </Form>
    </FormStep>
  )
}
