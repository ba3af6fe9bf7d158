import { CodeField } from '@/components/forms/code-field'
import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { SubmitButton } from '@/components/forms/submit-button'
import { clearAutosavedText, useForm } from '@/hooks/forms/use-form'
import type { SentCode } from '@/hooks/sign-in/use-sent-code'
import { redirectAfterSignIn } from '@/lib/browser/sign-in/redirect-after-sign-in'
import { sendPhoneCode } from '@/lib/browser/sign-in/send-code'
import { formatPhone } from '@/lib/shared/forms/phone-number'
import { ResendCode } from './resend-code'

type Props = {
  readonly name: string
  readonly sent: SentCode
  readonly noteSent: (sent: SentCode | null) => void
}

export function PhoneCodeStep({ name, sent, noteSent }: Props) {
  const { address: phoneNumber, token } = sent
  const form = useForm({
    name: `${name}-proof`,
    async send({ otpCode = '' }) {
      const { openSession } = await import('@/lib/browser/sign-in/open-session')
      const opened = await openSession({
        provider: 'phone',
        phoneNumber,
        token,
        otpCode: otpCode.replace(/\s/g, ''),
      })
      await clearAutosavedText(name)
      noteSent(null)
      redirectAfterSignIn(opened)
      return undefined
    },
  })

  async function resend() {
    noteSent({ ...sent, token: await sendPhoneCode(phoneNumber), at: Date.now() })
  }

  return (
    <FormStep title="Enter the code we sent you" hasMoved>
      <p className="mb-5 break-words">
        We sent a six-digit code to <strong>{formatPhone(phoneNumber)}</strong>. It is valid for
        five minutes. You can try five times.
      </p>
      <Form form={form} refusal="You are not signed in yet">
        <CodeField {...form.field('otpCode')} label="Code from the text message" />
        <SubmitButton isBusy={form.isBusy} busy="Checking…" className="w-full">
          Sign in
        </SubmitButton>
      </Form>
      <div className="mt-5 space-y-3">
        <ResendCode sentAt={sent.at} resend={resend} />
        <button type="button" onClick={() => noteSent(null)} className="text-link min-h-target">
          Use another number
        </button>
      </div>
    </FormStep>
  )
}
