import type { ReactNode } from 'react'
import type { FormDraft } from '@/lib/server/forms/form-drafts'
import { readFormDraft } from '@/lib/server/queries/form-drafts'

type Params = { readonly draft: string }

type FormRetryPage = {
  readonly generateStaticParams: () => Params[]
  readonly default: (props: { readonly params: Promise<Params> }) => Promise<ReactNode>
}

/** Creates the page that shows a form again with what was typed, after a post without script was refused (decision 009). */
export function createFormRetryPage(
  render: (draft: FormDraft) => ReactNode | Promise<ReactNode>,
): FormRetryPage {
  return {
    /** Prerenders one address, which Next requires; this one is no draft. Drafts are rendered on request and never cached. */
    generateStaticParams: () => [{ draft: 'none' }],
    default: async ({ params }) => render(await readFormDraft((await params).draft)),
  }
}
