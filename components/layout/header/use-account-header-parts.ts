import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'

const loadParts = () =>
  import('@/components/account/header-parts').then(({ headerParts }) => headerParts)

/** Returns the header parts of a signed-in user; null when signed out, undefined while loading. */
export function useAccountHeaderParts() {
  const isSignedIn = useIsSignedIn()
  const { value, hasFailed } = useLazy(isSignedIn ? loadParts : null, 'The account is not shown.')
  return isSignedIn && !hasFailed ? value : null
}
