import { routes } from '@/lib/shared/routes'
import { AccessLink } from './access-link'

export function HaveAccount() {
  return (
    <p className="mt-6 border-t border-line pt-3">
      You have an account?{' '}
      <AccessLink href={routes.login} className="text-link inline-block py-2">
        Sign in
      </AccessLink>
    </p>
  )
}
