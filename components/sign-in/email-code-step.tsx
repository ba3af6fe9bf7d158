import { CodeField } from '@/components/forms/code-field'
import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { clearAutosavedText, useForm } from '@/hooks/forms/use-form'
import type { SentCode } from '@/hooks/sign-in/use-sent-code'
import { getStoredText } from '@/lib/browser/forms/form-storage'
import { redirectAfterSignIn } from '@/lib/browser/sign-in/redirect-after-sign-in'
import { sendEmailCode } from '@/lib/browser/sign-in/send-code'
import { ResendCode } from './resend-code'

type Props = {
  /** Name of the form whose typed text is stored; a new account takes its first and last name. */
  readonly name: string
  readonly sent: SentCode
  readonly noteSent: (sent: SentCode | null) => void
  /** Null after a reload, because passwords are never stored. */
  readonly password: string | null
  /** Returns the identity token; throws FormError. */
  readonly getIdentityToken: (email: string, password: string) => Promise<string>
}

/** Second step of signing in with an e-mail address that is not proven yet (decision 006). */
export function EmailCodeStep({ name, sent, noteSent, password, getIdentityToken }: Props) {
  const email = sent.address
  const form = useForm({
    name: `${name}-proof`,
    async send(values) {
      const { openSession } = await import('@/lib/browser/sign-in/open-session')
      const { firstName, lastName } = getStoredText(name)
      const opened = await openSession({
        provider: 'firebase',
        firebaseAuthToken: await getIdentityToken(email, password ?? values.password ?? ''),
        verifyCode: (values.verifyCode ?? '').replace(/\s/g, ''),
        email,
        ...(firstName && { firstName: firstName.trim() }),
        ...(lastName && { lastName: lastName.trim() }),
      })
      await clearAutosavedText(name)
      noteSent(null)
      redirectAfterSignIn(opened)
      return undefined
    },
  })

  async function resend() {
    await sendEmailCode(email)
    noteSent({ ...sent, at: Date.now() })
  }

  return (
    <FormStep title="Enter the code we e-mailed you" hasMoved>
      <p className="mb-5 break-words">
        We sent a six-digit code to <strong>{email}</strong>. It is valid for five minutes. If you
        do not see the e-mail, check your spam folder.
      </p>
      <Form form={form} refusal="The code was not accepted">
        <CodeField {...form.field('verifyCode')} label="Code from the e-mail" />
        {password === null && (
          <PasswordField
            {...form.field('password')}
            label="Password"
            hint="Please enter it again. The page was reloaded, and we do not store your password in it."
            autoComplete="current-password"
          />
        )}
        <SubmitButton isBusy={form.isBusy} busy="Checking…" className="w-full">
          Continue
        </SubmitButton>
      </Form>
      <div className="mt-5 space-y-3">
        <ResendCode sentAt={sent.at} resend={resend} />
        <button type="button" onClick={() => noteSent(null)} className="text-link min-h-target">
          Use another e-mail address
        </button>
      </div>
    </FormStep>
  )
}
