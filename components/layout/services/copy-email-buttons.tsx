import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAddress } from '@/hooks/page/use-address'
import { createEmailCopySlots, type EmailCopySlot } from '@/lib/browser/page/email-copy-slots'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { CopyEmailButton } from './copy-email-button'

/** Adds copy buttons to mail links in texts that are plain HTML to React. */
export function CopyEmailButtons() {
  const path = useAddress()?.path
  const [places, setPlaces] = useState<readonly EmailCopySlot[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => runWhenIdle(() => setPlaces(createEmailCopySlots())), [path])

  return places.map(({ address, slot: place }, at) =>
    createPortal(<CopyEmailButton address={address} />, place, `${at} ${address}`),
  )
}
