import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useForm } from '@/hooks/forms/use-form'
import { DELETION_WORD, deleteAccount, findDeletionProblems } from '@/lib/browser/account/my-data'
import type { User } from '@/lib/contract/account/user'

export function DeleteAccount({ user }: { readonly user: User }) {
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
        hint="This is so that you do not delete it by mistake."
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
