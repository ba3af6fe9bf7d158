import { routes } from '@/lib/shared/routes'
import { SignInLink } from './sign-in-link'

export function AlreadyRegistered() {
  return (
    <p className="mt-6 border-t border-line pt-3">
      Already have an account?{' '}
      <SignInLink href={routes.login} className="text-link inline-block py-2">
        Sign in
      </SignInLink>
    </p>
  )
}
