import { useMemo } from 'react'
import { Prose } from '@/components/ui/prose'
import { toMarkedHtml } from '@/lib/browser/preview/mark-khmer'

type Props = { readonly html: string; readonly className?: string }

/** A text of a draft; what the server does with one by a parser, the browser does by its own. */
export function DraftText({ html, className }: Props) {
  const shown = useMemo(() => toMarkedHtml(html), [html])
  return <Prose {...shown} className={className} />
}
