import type { ReactNode } from 'react'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { KhmerLine } from '@/components/ui/khmer-line'

type Props = {
  readonly children: ReactNode
  /** The same facts in Khmer, as far as they have a Khmer name. */
  readonly khmerNames: readonly (string | null | undefined)[]
}

/** Shows further facts below the description (decision 065). */
export function MoreDetails({ children, khmerNames }: Props) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">More details</h2>
      <FactTable>
        {children}
        <FactCell label="In Khmer" wide>
          <KhmerLine words={khmerNames.filter(Boolean).join(' · ')} />
        </FactCell>
      </FactTable>
    </section>
  )
}
