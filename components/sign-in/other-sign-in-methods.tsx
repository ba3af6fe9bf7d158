import { routes } from '@/lib/shared/routes'
import { SignInLink } from './sign-in-link'
import { SignInMethods } from './sign-in-methods'

export function OtherSignInMethods() {
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="mb-4 text-lg font-semibold">Other ways to sign in</h2>
      <SignInMethods />
      <p className="mt-4">
        No account yet?{' '}
        <SignInLink href={routes.registration} className="text-link inline-block py-2">
          Register
        </SignInLink>
      </p>
    </section>
  )
}
