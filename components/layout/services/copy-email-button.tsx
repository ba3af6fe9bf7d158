import { useState } from 'react'
import { copyText } from '@/lib/browser/page/copy-text'

type Props = { readonly address: string }

/** Beside a link that writes a mail: the browsers inside apps know no mail program. */
export function CopyEmailButton({ address }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => void copyText(address).then(setCopied)}
        className="inline-link"
      >
        Copy address
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {copied === true && ' (copied)'}
        {copied === false && ' (hold the address to copy it)'}
      </span>
    </>
  )
}
