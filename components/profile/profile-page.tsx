import type { ReactNode } from 'react'
import { LazyProfileScreen } from './lazy-profile-screen'
import type { ProfileScreenName } from './profile-screens'

type Props = {
  readonly title: string
  readonly intro?: ReactNode
  readonly screen: ProfileScreenName
}

/** Screens with a single column; the others are as wide as the page. */
const narrowScreens: ReadonlySet<ProfileScreenName> = new Set([
  'changeEmail',
  'changePassword',
  'myData',
])

export function ProfilePage({ title, intro, screen }: Props) {
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance">{title}</h1>
      {intro && <p className="mt-2 max-w-measure text-ink-soft">{intro}</p>}
      <div className={narrowScreens.has(screen) ? 'mt-6 max-w-152' : 'mt-6'}>
        <noscript>
          <p className="mb-6 border-l-4 border-warn py-1 pl-4">
            Your profile needs JavaScript. Please turn it on and reload this page.
          </p>
        </noscript>
        <LazyProfileScreen name={screen} />
      </div>
    </>
  )
}
