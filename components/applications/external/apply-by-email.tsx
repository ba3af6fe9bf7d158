'use client'

import { buttonClass } from '@/components/ui/button'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { toLetterDraft, toMailHref } from '@/lib/shared/applications/letter'

export type ApplyByEmailProps = {
  readonly address: string
  readonly title: string
  readonly employer: string
  /** Absolute and canonical. */
  readonly listingUrl: string
}

const loadEditor = () =>
  import('./email-letter-editor').then(({ EmailLetterEditor }) => EmailLetterEditor)

/** Opens an e-mail with a drafted letter; the editor loads after hydration. */
export function ApplyByEmail(props: ApplyByEmailProps) {
  const isHydrated = useIsHydrated()
  const { value: Letter } = useLazy(isHydrated ? loadEditor : null, 'The letter is not shown.')
  if (Letter) return <Letter {...props} />
  return (
    <a
      href={toMailHref(props.address, toLetterDraft(props, ''))}
      className={buttonClass('primary')}
    >
      Write to {props.address}
    </a>
  )
}
