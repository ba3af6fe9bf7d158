import type { ReactNode } from 'react'
import { NeverPayNotice } from '@/components/detail/never-pay-notice'
import { KhmerLine } from '@/components/ui/khmer-line'
import type { TextPart } from './text-section'

type Props = {
  readonly item: {
    readonly status: 'open' | 'closed'
    /** Sanitised, empty when not stated. */
    readonly howToApply: string
  }
  readonly anchor: string
  readonly who: string
  readonly Text: TextPart
  /** Button or link to apply, if there is one. */
  readonly way: ReactNode
}

/** Explains how to apply; renders nothing once the item is closed. */
export function ApplySection({ item, anchor, who, Text, way }: Props) {
  if (item.status === 'closed') return null
  return (
    <section id={anchor} className="space-y-4 border border-line bg-sheet p-5">
      <div>
        <h2 className="text-xl font-semibold">How to apply</h2>
        <KhmerLine words="របៀបដាក់ពាក្យ" />
      </div>
      {item.howToApply !== '' && <Text html={item.howToApply} />}
      {way}
      <NeverPayNotice who={who} />
    </section>
  )
}
