'use client'

import { useState } from 'react'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { copyText } from '@/lib/browser/page/copy-text'
import { canShare, openShareDialog } from '@/lib/browser/page/share-dialog'

type Props = {
  readonly url: string
  readonly title: string
}

/** Offers copying and the share sheet, as far as the browser supports them. */
export function ShareTools({ url, title }: Props) {
  const isHydrated = useIsHydrated()
  const [copied, setCopied] = useState<boolean | null>(null)
  if (!isHydrated) return null

  const copy = () => copyText(url).then(setCopied)
  const shareOrShow = async () => {
    if (!(await openShareDialog({ url, title }))) setCopied(false)
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
          aria-label="Link to this page"
          ref={(field) => field?.select()}
          className="control"
        />
      )}
    </>
  )
}
