import { useQueryParams } from '@/hooks/page/use-query-params'
import { routes } from '@/lib/shared/routes'
import { NewPasswordForm } from './new-password-form'
import { RequestResetForm } from './request-reset-form'
import { SignInLink } from './sign-in-link'

/** Sets a new password where an e-mailed link opened the page (`mode=resetPassword&oobCode=…`), and requests such a link otherwise. */
export function ResetPassword() {
  const query = useQueryParams()
  const code = query.get('mode') === 'resetPassword' ? query.get('oobCode') : null

  if (code) return <NewPasswordForm code={code} />
  return (
    <>
      <RequestResetForm />
      <p className="mt-6 border-t border-line pt-3">
        <SignInLink href={routes.login} className="text-link inline-block py-2">
          Back to sign in
        </SignInLink>
      </p>
    </>
  )
}
