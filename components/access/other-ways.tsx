import { routes } from '@/lib/shared/routes'
import { AccessLink } from './access-link'
import { WaysIn } from './ways-in'

export function OtherWays() {
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="mb-4 text-lg font-semibold">Or another way</h2>
      <WaysIn />
      <p className="mt-4">
        No account yet?{' '}
        <AccessLink href={routes.registration} className="text-link inline-block py-2">
          Register
        </AccessLink>
      </p>
    </section>
  )
}
