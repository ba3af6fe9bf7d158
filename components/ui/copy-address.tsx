'use client'

import { useState } from 'react'
import { logFailure } from '@/lib/shared/log-failure'

type Props = { readonly address: string; readonly className: string }

/** Beside a link that writes a mail: the browsers inside apps know no mail program. Without script the address is there to read. */
export function CopyAddress({ address, className }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () => {
    import('@/lib/browser/page/copy-text')
      .then(({ copyText }) => copyText(address))
      .then(setCopied)
      .catch((cause: unknown) => {
        logFailure('The address is not copied.', cause)
        setCopied(false)
      })
  }
  return (
    <>
      <button type="button" onClick={copy} className={`${className} noscript:hidden`}>
        Copy address
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {copied === true && ' (copied)'}
        {copied === false && ' (hold the address to copy it)'}
      </span>
    </>
  )
}
