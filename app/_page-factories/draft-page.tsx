import type { ReactNode } from 'react'
import type { Draft } from '@/lib/server/forms/drafts'
import { readFormDraft } from '@/lib/server/queries/form-drafts'

type Props = { readonly params: Promise<{ draft: string }> }

/** Creates the page that shows a form again with what was typed, after a post without script was refused (decision 009). */
export function createDraftPage(render: (draft: Draft) => ReactNode | Promise<ReactNode>) {
  return {
    /** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
    generateStaticParams: () => [{ draft: 'none' }],
    default: async ({ params }: Props) => render(await readFormDraft((await params).draft)),
  }
}
