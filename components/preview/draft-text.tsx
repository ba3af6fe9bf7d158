import { useMemo } from 'react'
import { Prose } from '@/components/ui/prose'
import { toShownDraft } from '@/lib/browser/preview/shown-draft'

type Props = { readonly html: string; readonly className?: string }

/** A text of a draft; what the server does with one by a parser, the browser does by its own. */
export function DraftText({ html, className }: Props) {
  const shown = useMemo(() => toShownDraft(html), [html])
  return <Prose {...shown} className={className} />
}
