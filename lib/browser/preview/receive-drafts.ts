import { toRecord } from '@/lib/shared/to-record'

/** Encoded in the fragment of the address, or the value of a message. */
export type ReceivedDraft = { readonly encoded: string } | { readonly value: unknown }

const FRAGMENT = '#draft='

const READY = 'preview-ready'
const DRAFT = 'preview-draft'

/** Listens to `employerOrigin` alone, and asks it for the draft if it opened this page (decision 010). Returns the function that stops listening. */
export function receiveDrafts(
  employerOrigin: string,
  receive: (draft: ReceivedDraft) => void,
): () => void {
  const readFragment = () => {
    const { hash } = window.location
    if (hash.startsWith(FRAGMENT)) receive({ encoded: hash.slice(FRAGMENT.length) })
  }
  const readMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === employerOrigin && isDraftMessage(data)) receive({ value: data.draft })
  }
  window.addEventListener('hashchange', readFragment)
  window.addEventListener('message', readMessage)
  readFragment()
  const opener: Window | null = window.opener
  opener?.postMessage({ type: READY }, employerOrigin)
  return () => {
    window.removeEventListener('hashchange', readFragment)
    window.removeEventListener('message', readMessage)
  }
}

function isDraftMessage(data: unknown): data is { readonly draft: unknown } {
  const message = toRecord(data)
  return message.type === DRAFT && 'draft' in message
}
