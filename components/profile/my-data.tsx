import { useMutation, useQuery } from '@tanstack/react-query'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { QueryResult } from '@/components/ui/query-result'
import { useForm } from '@/hooks/forms/use-form'
import {
  DELETION_WORD,
  deleteAccount,
  downloadMyData,
  findDeletionProblems,
} from '@/lib/browser/account/my-data'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { fetchProfile } from '@/lib/browser/profile/profile'
import type { User } from '@/lib/contract/account/user'

export function MyData() {
  const query = useQuery({ queryKey: queryKeys.user, queryFn: fetchProfile }, getQueryClient())
  return (
    <div className="space-y-10">
      <DownloadData />
      <section>
        <h2 className="text-lg font-semibold">Delete your account</h2>
        <p className="mt-1">
          Your profile, CVs, letters, photo, applications, saved listings, notifications and the
          newsletter are deleted at once. This cannot be undone. We keep backups for some weeks.
          Employers keep the applications they received.
        </p>
        <div className="mt-5">
          <QueryResult query={query}>{(user) => <DeleteAccount user={user} />}</QueryResult>
        </div>
      </section>
    </div>
  )
}

function DownloadData() {
  const { mutate, isPending, isSuccess, error } = useMutation(
    { mutationFn: downloadMyData },
    getQueryClient(),
  )
  return (
    <section>
      <h2 className="text-lg font-semibold">Download your data</h2>
      <p className="mt-1 mb-3">
        Everything we store about you, in one JSON file. It lists your CVs by name. You can download
        the CVs under “Resumes”.
      </p>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Preparing…' : 'Download my data'}
      </Button>
      <p role="status" className="mt-2 font-medium text-ok">
        {isSuccess && 'The file is in your downloads folder.'}
      </p>
      <p role="alert" className="font-medium text-stop">
        {error && getErrorMessage(error)}
      </p>
    </section>
  )
}

function DeleteAccount({ user }: { readonly user: User }) {
  const hasPassword = user.signInProvider === 'password'
  const form = useForm({
    name: 'delete-account',
    check: findDeletionProblems,
    send: async ({ password }) => {
      await deleteAccount(user, password ?? '')
      return undefined
    },
  })
  return (
    <Form form={form} refusal="Your account was not deleted">
      <TextField
        {...form.field('word')}
        label={`Type ${DELETION_WORD}`}
        hint="This prevents deleting it by mistake."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
        />
      )}
      <SubmitButton isBusy={form.isBusy} busy="Deleting…" className="button-stop">
        Delete my account for good
      </SubmitButton>
    </Form>
  )
}
