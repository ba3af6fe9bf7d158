import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { AccountTiles } from './account-tiles'
import { DeviceTiles } from './device-tiles'
import '@/styles/personal-home.css'

/** Shows saved items, searches and applications below the search on the home page (decision 066). */
export function PersonalHome() {
  const isSignedIn = useIsSignedIn()
  return (
    <section aria-labelledby="own-title" className="own">
      <h2 id="own-title" className="text-lg font-semibold">
        {isSignedIn ? 'Your updates' : 'Saved on this device'}
      </h2>
      {isSignedIn ? <AccountTiles /> : <DeviceTiles />}
    </section>
  )
}
