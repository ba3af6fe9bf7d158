import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'

type Props = {
  readonly isBusy: boolean
  readonly busy: string
  readonly className?: string
  readonly children: ReactNode
}

/** Submits a form that needs script: disabled until hydration and while sending. */
export function SubmitButton({ isBusy, busy, className = '', children }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <Button type="submit" disabled={!isHydrated || isBusy} className={className}>
      {isBusy ? busy : children}
    </Button>
  )
}
