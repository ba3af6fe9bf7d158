'use client'

import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import type { SearchedArea } from '@/lib/contract/searches/kept-search'
import { AlertForm } from './alert-form'
import { OwnAlert } from './own-alert'

type Props = { readonly area: SearchedArea; readonly search: string }

/** For everybody a plain form; for the signed-in their own address, once the page is alive. */
export function AlertChoice(props: Props) {
  return useIsSignedIn() ? <OwnAlert {...props} /> : <AlertForm {...props} />
}
