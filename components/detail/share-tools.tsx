'use client'

import { useState, useSyncExternalStore } from 'react'
import { useIsAlive } from '@/hooks/page/use-is-alive'

type Props = {
  readonly url: string
  readonly title: string
}

const unchanging = () => () => undefined
const canShare = () => typeof navigator.share === 'function'
const never = () => false

/** Shows only what this browser can do, so only with script. */
export function ShareTools({ url, title }: Props) {
  const isAlive = useIsAlive()
  const hasShare = useSyncExternalStore(unchanging, canShare, never)
  const [copied, setCopied] = useState<boolean | null>(null)
  if (!isAlive) return null

  const copy = () => copyText(url).then(setCopied)
  return (
    <>
      <button type="button" onClick={copy} className="text-link">
        Copy link
      </button>
      {hasShare && (
        <button type="button" onClick={() => share({ url, title })} className="text-link">
          Share…
        </button>
      )}
      <span role="status" className="text-sm text-ok">
        {copied && 'Link copied'}
      </span>
      {copied === false && (
        <input
          readOnly
          value={url}
          aria-label="Link to this page, to copy by hand"
          ref={(field) => field?.select()}
          className="control"
        />
      )}
    </>
  )
}

/** False when the browser has no clipboard for us, or refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The link is then shown, selected, for copying by hand.
    return false
  }
}

async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch (cause) {
    // The visitor closed the browser's window; that is no failure.
    if (!(cause instanceof DOMException)) throw cause
  }
}
