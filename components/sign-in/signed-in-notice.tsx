import { useAccountName } from '@/components/account/account-name'
import { SignOutButton } from '@/components/account/sign-out-button'
import { ButtonLink } from '@/components/ui/button'
import { useNextPath } from '@/hooks/sign-in/use-next-path'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { withoutLocale } from '@/lib/shared/routes'

export function SignedInNotice() {
  const next = useNextPath()
  const name = useAccountName()
  return (
    <div role="status" className="space-y-4">
      <p className="border-l-4 border-ok py-1 pl-4 text-lg font-medium">
        {name === '' ? 'You are signed in.' : `You are signed in as ${name}.`}
      </p>
      <ButtonLink href={withoutLocale(next ?? profileRoutes.edit)} className="w-full">
        {next === null ? 'Go to your profile' : 'Continue'}
      </ButtonLink>
      <SignOutButton className="text-link min-h-target" />
    </div>
  )
}
