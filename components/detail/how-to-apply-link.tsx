import { ButtonLink } from '@/components/ui/button'
import { applyAnchor } from './apply-section'

type Props = {
  readonly listing: string
  readonly id: number
  readonly className?: string
}

/** Links to the section that explains how to apply. */
export function HowToApplyLink({ listing, id, className = '' }: Props) {
  return (
    <ButtonLink href={`#${applyAnchor(listing, { id })}`} className={className}>
      How to apply
    </ButtonLink>
  )
}
