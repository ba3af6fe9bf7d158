import { useRef } from 'react'
import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useForm } from '@/hooks/forms/use-form'
import { useEmailedCode } from '@/hooks/sign-in/use-sent-code'
import { PASSWORD_RULE, validateNewPasswordForm } from '@/lib/browser/forms/password-rule'
import { LazyEmailCodeStep } from './lazy-email-code-step'

const NAME = 'registration'

export function RegistrationForm() {
  const code = useEmailedCode(NAME)
  const identify = useRegisterOnce()
  const form = useForm({
    name: NAME,
    isStep: true,
    check: validateNewPasswordForm,
    async send({ email = '', password: chosen = '' }) {
      await code.sendCode(email.trim(), chosen)
      return undefined
    },
  })

  if (code.step) return <LazyEmailCodeStep {...code.step} getIdentityToken={identify} />
  return (
    <FormStep title="Your details" hasMoved={code.hasMoved}>
      <Form form={form} refusal="You are not registered yet">
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        <TextField
          {...form.field('email')}
          label="E-mail"
          hint="We will e-mail you a code to check that it is yours."
          type="email"
          autoComplete="email"
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          hint={PASSWORD_RULE}
          autoComplete="new-password"
        />
        <SubmitButton isBusy={form.isBusy} busy="Sending the code…" className="w-full">
          Send code
        </SubmitButton>
      </Form>
    </FormStep>
  )
}

/** Registers a password only once, even if the code is entered wrong several times. */
function useRegisterOnce() {
  const registered = useRef('')
  return async (email: string, password: string): Promise<string> => {
    const { registerWithPassword, signInWithPassword } = await import(
      '@/lib/browser/identity/password'
    )
    const pair = JSON.stringify([email, password])
    if (registered.current === pair) return signInWithPassword(email, password)
    const token = await registerWithPassword(email, password)
    registered.current = pair
    return token
  }
}
