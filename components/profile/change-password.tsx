import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useForm } from '@/hooks/forms/use-form'
import { findPasswordProblems, savePassword } from '@/lib/browser/account/credentials'
import { randomId } from '@/lib/browser/api-client/random-id'
import { PASSWORD_RULE } from '@/lib/browser/forms/password-rule'
import { PasswordAccountsOnly } from './password-accounts-only'

const NO_PASSWORD = 'You sign in without a password here, so there is no password to change.'

/** Changes the password; all other devices must sign in again (spec §2). */
export function ChangePassword() {
  return (
    <PasswordAccountsOnly explainWithoutPassword={() => NO_PASSWORD}>
      {(email) => <PasswordForm email={email} />}
    </PasswordAccountsOnly>
  )
}

function PasswordForm({ email }: { readonly email: string }) {
  const [asked, setAsked] = useState('first')
  const form = useForm({
    name: 'change-password',
    check: findPasswordProblems,
    send: async (values) => {
      const words = await savePassword(email, values)
      setAsked(randomId())
      return words
    },
  })
  return (
    <Form form={form} refusal="Your password was not changed">
      <p>You stay signed in here. Your other devices are signed out.</p>
      {/* Tells password managers which account it is. */}
      <input
        type="text"
        autoComplete="username"
        defaultValue={email}
        readOnly
        hidden
        aria-label="E-mail"
      />
      <PasswordField
        // Clears the field after the password was changed.
        key={`current-${asked}`}
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        key={`new-${asked}`}
        {...form.field('password')}
        label="New password"
        hint={PASSWORD_RULE}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={form.isBusy} busy="Changing…">
        Change password
      </SubmitButton>
    </Form>
  )
}
