'use client'

import { useState } from 'react'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { copyText } from '@/lib/browser/page/copy-text'
import { canShare, share } from '@/lib/browser/page/share'

type Props = {
  readonly url: string
  readonly title: string
}

/** Shows only what this browser can do, so only with script. */
export function ShareTools({ url, title }: Props) {
  const isAlive = useIsHydrated()
  const [copied, setCopied] = useState<boolean | null>(null)
  if (!isAlive) return null

  const copy = () => copyText(url).then(setCopied)
  const shareOrShow = async () => {
    if (!(await share({ url, title }))) setCopied(false)
  }
  return (
    <>
      <button type="button" onClick={copy} className="text-link">
        Copy link
      </button>
      {canShare() && (
        <button type="button" onClick={shareOrShow} className="text-link">
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
