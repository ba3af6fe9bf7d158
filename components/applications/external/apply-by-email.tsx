'use client'

import { buttonClass } from '@/components/ui/button-class'
import { useIsAlive } from '@/hooks/page/use-is-alive'
import { useLate } from '@/hooks/page/use-late'
import { toLetter, toMailHref } from '@/lib/shared/applying/letter'

export type ApplyByEmailProps = {
  readonly address: string
  readonly title: string
  readonly employer: string
  /** Absolute and canonical. */
  readonly url: string
}

const loadEditor = () =>
  import('./email-letter-editor').then(({ EmailLetterEditor }) => EmailLetterEditor)

/** The letter is begun in the link itself; what needs script comes later. */
export function ApplyByEmail(props: ApplyByEmailProps) {
  const isAlive = useIsAlive()
  const { value: Letter } = useLate(isAlive ? loadEditor : null, 'The letter is not shown.')
  if (Letter) return <Letter {...props} />
  return (
    <a href={toMailHref(props.address, toLetter(props, ''))} className={buttonClass('primary')}>
      Write to {props.address}
    </a>
  )
}
