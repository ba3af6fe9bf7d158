import { useMemo } from 'react'
import { Prose } from '@/components/ui/prose'
import { toMarkedHtml } from '@/lib/browser/preview/mark-khmer'

type Props = { readonly html: string; readonly className?: string }

/** Renders a text of a draft, sanitised by the browser's parser instead of the server's. */
export function DraftText({ html, className }: Props) {
  const shown = useMemo(() => toMarkedHtml(html), [html])
  return <Prose {...shown} className={className} />
}
