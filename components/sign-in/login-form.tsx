import { Form } from '@/components/forms/form'
import { FormStep } from '@/components/forms/form-step'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { clearAutosavedText, useForm } from '@/hooks/forms/use-form'
import { useEmailedCode } from '@/hooks/sign-in/use-sent-code'
import { routes } from '@/lib/shared/routes'
import { LazyEmailCodeStep } from './lazy-email-code-step'
import { SignInLink } from './sign-in-link'

const NAME = 'login'

/** Signs in with e-mail and password; an unproven address is sent a code for a second step (decision 006). */
export function LoginForm() {
  const code = useEmailedCode(NAME)
  const form = useForm({
    name: NAME,
    isStep: true,
    async send({ email = '', password: typed = '' }) {
      const address = email.trim()
      const { openSessionWithPassword } = await import(
        '@/lib/browser/sign-in/open-session-with-password'
      )
      if ((await openSessionWithPassword(address, typed)) === 'opened') {
        await clearAutosavedText(NAME)
        const { redirectAfterSignIn } = await import('@/lib/browser/sign-in/redirect-after-sign-in')
        redirectAfterSignIn({ isNew: false })
        return undefined
      }
      await code.sendCode(address, typed)
      return undefined
    },
  })

  if (code.step) return <LazyEmailCodeStep {...code.step} getIdentityToken={identify} />
  return (
    <FormStep title="Sign in with e-mail and password" hasMoved={code.hasMoved}>
      <Form form={form} refusal="You are not signed in yet">
        <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
        />
        <SubmitButton isBusy={form.isBusy} busy="Signing in…" className="w-full">
          Sign in
        </SubmitButton>
      </Form>
      <SignInLink href={routes.forgetPassword} className="text-link mt-3 inline-block py-2">
        Forgot your password?
      </SignInLink>
    </FormStep>
  )
}

async function identify(email: string, password: string): Promise<string> {
  const { signInWithPassword } = await import('@/lib/browser/identity/password')
  return signInWithPassword(email, password)
}
