import { Check } from 'lucide'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useLatestApplication } from '@/hooks/applications/use-latest-application'
import { formatTimestampShortDay } from './application-status'
import { type ApplyButtonProps, ApplyLink } from './apply-button'

/** Shows a signed-in user that they applied and links to the receipt. */
export function AppliedButton({ area, id, href, className = '' }: ApplyButtonProps) {
  const applied = useLatestApplication(area, id)
  if (!applied) return <ApplyLink href={href} className={className} />
  const isLost = applied.state === 'undeliverable'
  return (
    <ButtonLink
      href={href}
      rel="nofollow"
      variant="secondary"
      className={`min-w-44 max-lg:min-w-[min(10rem,55vw)] max-lg:px-2 ${className}`}
    >
      {!isLost && <Icon icon={Check} className="size-5 text-ok max-lg:hidden" />}
      {isLost ? 'Not delivered' : `Applied on ${formatTimestampShortDay(applied.appliedAt)}`}
    </ButtonLink>
  )
}
