import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { OwnAccount } from './own-account'
import { OwnDevice } from './own-device'

/** What is somebody's stands first at home (decision 049). */
export function OwnHome() {
  const isSignedIn = useIsSignedIn()
  return (
    <section aria-labelledby="own-title" className="own">
      <h2 id="own-title" className="text-lg font-semibold">
        {isSignedIn ? 'Yours' : 'Yours, on this device'}
      </h2>
      {isSignedIn ? <OwnAccount /> : <OwnDevice />}
    </section>
  )
}
