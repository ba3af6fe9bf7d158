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
      if (!isNew) return 'Your e-mail address is confirmed. You can sign in now.'
      const { endAllSessionsAfterEmailChange } = await import(
        '@/lib/browser/sign-in/end-all-sessions'
      )
      await endAllSessionsAfterEmailChange()
      return 'Your new address is confirmed. Please sign in with it from now on.'
    },
  })
  const words = isNew ? 'Confirm my new address' : 'Confirm my address'
  return (
    <section className="mb-6 border-b border-line pb-6">
      <h2 className="mb-4 text-lg font-semibold">Confirm your e-mail address</h2>
      <Form form={form} refusal="We could not confirm your e-mail address">
        {!form.outcome?.isSent && (
          <SubmitButton isBusy={form.isBusy} busy="Confirming…" className="w-full">
            {words}
          </SubmitButton>
        )}
      </Form>
    </section>
  )
}
