'use client'

import { AccountForm } from '@/components/forms/account-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useAccountForm } from '@/hooks/use-account-form'
import { askEmailChange } from '@/lib/browser/sign-in-data'
import { ForPassword } from './for-password'

/** Another address to sign in with (spec §2); it counts once the mailed link is confirmed. */
export function ChangeEmail() {
  return (
    <ForPassword otherwise="You sign in without a password here. Your e-mail address comes from the account you sign in with; change it there.">
      {(email) => <EmailForm email={email} />}
    </ForPassword>
  )
}

function EmailForm({ email }: { readonly email: string }) {
  const form = useAccountForm({ name: 'change-email', send: askEmailChange })
  return (
    <div className="space-y-5">
      <p>
        You sign in as <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <AccountForm form={form} refusal="Your address is not changed yet">
        <TextField
          {...form.field('email')}
          label="New e-mail address"
          hint="We mail a link there. The address changes when you open the link and confirm it."
          type="email"
          autoComplete="email"
        />
        <SubmitButton isBusy={form.isBusy} busy="Sending…">
          Send the link
        </SubmitButton>
      </AccountForm>
    </div>
  )
}
