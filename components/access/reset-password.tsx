import { useSearch } from '@/hooks/page/use-search'
import { routes } from '@/lib/shared/routes'
import { AccessLink } from './access-link'
import { AskResetForm } from './ask-reset-form'
import { NewPasswordForm } from './new-password-form'

/** Opened by a mailed link (`mode=resetPassword&oobCode=…`) it takes the new password. */
export function ResetPassword() {
  const query = useSearch()
  const code = query.get('mode') === 'resetPassword' ? query.get('oobCode') : null

  if (code) return <NewPasswordForm code={code} />
  return (
    <>
      <AskResetForm />
      <p className="mt-6 border-t border-line pt-3">
        <AccessLink href={routes.login} className="text-link inline-block py-2">
          Back to signing in
        </AccessLink>
      </p>
    </>
  )
}
