import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { copyText } from '@/lib/browser/page/copy-text'
import { createEmailCopySlots, type EmailCopySlot } from '@/lib/browser/page/email-copy-slots'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'

/** Adds copy buttons to mail links in texts that are plain HTML to React. */
export function CopyEmailButtons() {
  const path = usePageUrl()?.path
  const [places, setPlaces] = useState<readonly EmailCopySlot[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => runWhenIdle(() => setPlaces(createEmailCopySlots())), [path])

  return places.map(({ address, slot: place }, at) =>
    createPortal(<CopyEmailButton address={address} />, place, `${at} ${address}`),
  )
}

/** Copies the address of a mail link: browsers inside apps cannot open an e-mail app. */
function CopyEmailButton({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => void copyText(address).then(setCopied)}
        className="inline-link"
      >
        Copy e-mail address
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {copied === true && ' (copied)'}
        {copied === false && ' (select the address to copy it)'}
      </span>
    </>
  )
}
