import type { ReactNode } from 'react'
import { HomeSection } from './home-section'
import { TwoLists } from './two-lists'

type Props = {
  readonly title: string
  readonly all: { readonly href: string; readonly words: string }
  /** The listing by closing date. */
  readonly closingHref: string
  readonly closing: readonly ReactNode[]
  readonly newest: readonly ReactNode[]
}

/** Nothing while nothing is open, or is known to be. */
export function Area({ title, all, closingHref, closing, newest }: Props) {
  if (newest.length + closing.length === 0) return null
  return (
    <HomeSection title={title} more={all}>
      <TwoLists
        lists={[
          { title: 'Closing soon', moreHref: closingHref, rows: closing },
          { title: 'Newest', rows: newest },
        ]}
      />
    </HomeSection>
  )
}
