import { useDeviceSaves } from '@/hooks/saved/use-saved'
import { useNextPath } from '@/hooks/sign-in/use-next-path'
import { formatCount } from '@/lib/shared/format/numbers'
import { isWithin, withoutLocale } from '@/lib/shared/routes'

/** Explains why the visitor was asked to sign in, or what they gain by it. */
export function SignInReason({ fallback }: { readonly fallback: string }) {
  const next = withoutLocale(useNextPath() ?? '')
  const saves = useDeviceSaves().length
  if (isWithin(next, '/apply')) return 'Sign in to apply. We then take you back to the form.'
  if (isWithin(next, '/profile')) return 'Sign in to open this page of your profile.'
  if (saves === 0) return fallback
  return `Sign in to keep ${formatCount(saves, 'saved item', 'saved items')} on all your devices.`
}
