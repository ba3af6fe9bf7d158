import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'

type Props = {
  readonly isBusy: boolean
  readonly busy: string
  readonly className?: string
  readonly children: ReactNode
}

/** Needs script: it cannot be pressed before there is one, nor twice. */
export function SubmitButton({ isBusy, busy, className = '', children }: Props) {
  const isAlive = useIsHydrated()
  return (
    <Button type="submit" disabled={!isAlive || isBusy} className={className}>
      {isBusy ? busy : children}
    </Button>
  )
}
