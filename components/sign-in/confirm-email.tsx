import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useForm } from '@/hooks/forms/use-form'

type Props = {
  readonly code: string
  /** True if an account changes to this address. */
  readonly isNew: boolean
}

/** Confirms an address by a button: a link alone would be followed by programs that scan e-mails. */
export function ConfirmEmail({ code, isNew }: Props) {
  const form = useForm({
    name: 'mailed-link',
    async send() {
      const { confirmEmailAddress } = await import('@/lib/browser/identity/confirm-email')
      await confirmEmailAddress(code)
      if (!isNew) return 'Your address is confirmed. Now you can sign in.'
      const { endAllSessions } = await import('@/lib/browser/sign-in/end-all-sessions')
      await endAllSessions()
      return 'From now on you sign in with your new address.'
    },
  })
  const words = isNew ? 'Sign in with the new address from now on' : 'Confirm my address'
  return (
    <section className="mb-6 border-b border-line pb-6">
      <h2 className="mb-4 text-lg font-semibold">From the mail</h2>
      <Form form={form} refusal="Your address is not confirmed yet">
        {!form.outcome?.isSent && (
          <SubmitButton isBusy={form.isBusy} busy="Confirming…" className="w-full">
            {words}
          </SubmitButton>
        )}
      </Form>
    </section>
  )
}
