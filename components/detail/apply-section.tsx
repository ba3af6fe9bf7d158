import type { ReactNode } from 'react'
import { NeverPayNotice } from '@/components/detail/never-pay-notice'
import { ClosingDate } from '@/components/ui/closing-date'
import { KhmerLine } from '@/components/ui/khmer-line'
import type { HtmlRenderer } from './text-section'

type Props = {
  readonly item: {
    readonly status: 'open' | 'closed'
    /** Sanitised, empty when not stated. */
    readonly howToApply: string
  }
  readonly anchor: string
  readonly organization: string
  readonly Text: HtmlRenderer
  /** Button or link to apply, if there is one. */
  readonly applyControl: ReactNode
}

/** Explains how to apply; renders nothing once the item is closed. */
export function ApplySection({ item, anchor, organization, Text, applyControl }: Props) {
  if (item.status === 'closed') return null
  return (
    <section id={anchor} className="space-y-4 border border-line bg-sheet p-5">
      <div>
        <h2 className="text-xl font-semibold">How to apply</h2>
        <KhmerLine words="របៀបដាក់ពាក្យ" />
      </div>
      {item.howToApply !== '' && <Text html={item.howToApply} />}
      {applyControl}
      <NeverPayNotice organization={organization} />
    </section>
  )
}

/** Builds the id of the application section. It names the item, since Next keeps earlier pages in the document. `listing` is a path: `/jobs`. */
export function applyAnchor(listing: string, { id }: { readonly id: number }): string {
  return `apply${listing.replaceAll('/', '-')}-${id}`
}

type ApplyBarProps = {
  readonly item: { readonly status: 'open' | 'closed'; readonly closingDate: string | null }
  readonly apply: ReactNode
  readonly today: string
  readonly save?: ReactNode
}

export function ApplyBar({ item, apply, today, save }: ApplyBarProps) {
  if (item.status === 'closed') return null
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-2 text-sm md:-mx-6 md:px-6 lg:hidden print:hidden">
      <ClosingDate closingDate={item.closingDate} renderedOn={today} />
      <span className="flex flex-wrap items-center gap-2">
        {save}
        {apply}
      </span>
    </div>
  )
}
