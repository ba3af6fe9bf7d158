import type { ReactNode } from 'react'
import { KhmerLine } from '@/components/ui/khmer-line'
import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'

type Props = {
  readonly children: ReactNode
  /** The facts of the page once more, as far as they have a name in Khmer. */
  readonly khmer: readonly (string | null | undefined)[]
}

/** Below the description: facts that a seeker asks for once the first five fit (decision 065). */
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
