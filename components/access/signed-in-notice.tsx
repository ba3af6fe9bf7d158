import { AccountName } from '@/components/account/account-name'
import { SignOutButton } from '@/components/account/sign-out-button'
import { ButtonLink } from '@/components/ui/button-link'
import { useNextPath } from '@/hooks/session/use-next-path'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { withoutLocale } from '@/lib/shared/routes'

export function SignedInNotice() {
  const next = useNextPath()
  return (
    <div role="status" className="space-y-4">
      <p className="border-l-4 border-ok py-1 pl-4 text-lg font-medium">
        You are signed in as <AccountName fallback="somebody without a name yet" />.
      </p>
      <ButtonLink href={withoutLocale(next ?? profileRoutes.edit)} className="w-full">
        {next === null ? 'To your profile' : 'Continue'}
      </ButtonLink>
      <SignOutButton className="text-link min-h-target" />
    </div>
  )
}
