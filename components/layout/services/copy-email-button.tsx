import { useState } from 'react'
import { copyText } from '@/lib/browser/page/copy-text'

type Props = { readonly address: string }

/** Copies the address of a mail link: browsers inside apps cannot open an e-mail app. */
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
        {copied === false && ' (select the address to copy it)'}
      </span>
    </>
  )
}
