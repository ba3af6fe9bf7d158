import { useQuery } from '@tanstack/react-query'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { QueryResult } from '@/components/ui/query-result'
import { useForm } from '@/hooks/forms/use-form'
import { requestEmailChange, requestFirebaseEmailChange } from '@/lib/browser/account/credentials'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchSignInProviders } from '@/lib/browser/identity/sign-in-providers'
import type { User } from '@/lib/contract/account/user'
import { findProblems } from '@/lib/shared/forms/field-problems'
import { PasswordAccountsOnly } from './password-accounts-only'

/** Changes the e-mail address of an account, once the link sent to it is confirmed (spec §2). */
export function ChangeEmail() {
  return (
    <PasswordAccountsOnly explainWithoutPassword={explainNoChange}>
      {(email) => <EmailSection email={email} />}
    </PasswordAccountsOnly>
  )
}

function explainNoChange(signInProvider: User['signInProvider']): string {
  return signInProvider === 'phone'
    ? 'You sign in with your phone number, so there is no e-mail address to change here.'
    : 'You sign in without a password here. Your e-mail address comes from the account you sign in with. You can change it there.'
}

/** Loads the providers first, because a Firebase project asks for the password. */
function EmailSection({ email }: { readonly email: string }) {
  const query = useQuery(
    { queryKey: queryKeys.providers, queryFn: fetchSignInProviders },
    getQueryClient(),
  )
  return (
    <QueryResult query={query}>
      {({ firebase }) => <EmailForm email={email} isAtFirebase={firebase !== null} />}
    </QueryResult>
  )
}

type Props = { readonly email: string; readonly isAtFirebase: boolean }

function EmailForm({ email, isAtFirebase }: Props) {
  const form = useForm({
    name: 'change-email',
    check: findProblems,
    send: (values) =>
      isAtFirebase ? requestFirebaseEmailChange(email, values) : requestEmailChange(values),
  })
  return (
    <div className="space-y-5">
      <p>
        You sign in as <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <Form form={form} refusal="Your address was not changed">
        <TextField
          {...form.field('email')}
          label="New e-mail address"
          hint="We e-mail a link to it. Your address changes when you open the link and confirm."
          type="email"
          autoComplete="email"
        />
        {isAtFirebase && (
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
          />
        )}
        <SubmitButton isBusy={form.isBusy} busy="Sending…">
          Send link
        </SubmitButton>
      </Form>
    </div>
  )
}
