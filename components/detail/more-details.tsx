import type { ReactNode } from 'react'
import { KhmerLine } from '@/components/ui/khmer-line'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'

type Props = {
  readonly children: ReactNode
  /** The same facts in Khmer, as far as they have a Khmer name. */
  readonly khmer: readonly (string | null | undefined)[]
}

/** Shows further facts below the description (decision 065). */
export function MoreDetails({ children, khmer }: Props) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">More details</h2>
      <TitleBlock>
        {children}
        <TitleBlockCell label="In Khmer" wide>
          <KhmerLine words={khmer.filter(Boolean).join(' · ')} />
        </TitleBlockCell>
      </TitleBlock>
    </section>
  )
}
