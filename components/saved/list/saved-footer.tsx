import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useHasDeviceSaves } from '@/hooks/saved/use-saved'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { confirm } from '@/lib/browser/forms/confirm'
import { clearDeviceSaves } from '@/lib/browser/saved/device-saves'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'

export function SavedFooter() {
  return useIsSignedIn() ? <AccountFooter /> : <DeviceFooter />
}

function AccountFooter() {
  return (
    <p className="mt-6 text-ink-soft">
      Saved in your account, so you see them on all your devices.{' '}
      <Link href={profileRoutes.savedJobs} className="text-link">
        Add their closing dates to your calendar
      </Link>
    </p>
  )
}

function DeviceFooter() {
  const hasSaves = useHasDeviceSaves()
  if (!hasSaves) return null
  async function removeAll() {
    const isSure = await confirm({
      title: 'Remove all?',
      text: 'This removes everything you saved on this device.',
      confirm: 'Remove all',
      cancel: 'Keep',
    })
    if (isSure) clearDeviceSaves()
  }
  return (
    <div className="mt-6 text-ink-soft">
      <p>These are on this device only. Sign in to have them on all your devices.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Link
          href={routes.loginAndBack(routes.saved)}
          rel="nofollow"
          className={buttonClass('primary')}
        >
          Sign in to keep them
        </Link>
        <Button variant="secondary" onClick={() => void removeAll()}>
          Remove everything from this device
        </Button>
      </p>
    </div>
  )
}
