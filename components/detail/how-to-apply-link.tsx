import { ButtonLink } from '@/components/ui/button-link'
import { applyAnchor } from './apply-anchor'

type Props = {
  readonly listing: string
  readonly id: number
  readonly className?: string
}

/** Down the page, to what the provider says. */
export function HowToApplyLink({ listing, id, className = '' }: Props) {
  return (
    <ButtonLink href={`#${applyAnchor(listing, { id })}`} className={className}>
      How to apply
    </ButtonLink>
  )
}
