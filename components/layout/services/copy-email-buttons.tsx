import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAddress } from '@/hooks/page/use-address'
import { listMailPlaces, type MailPlace } from '@/lib/browser/page/mail-places'
import { onIdle } from '@/lib/browser/page/on-idle'
import { CopyEmailButton } from './copy-email-button'

/** In the texts of employers and in ours, which are HTML that React does not look into. */
export function CopyEmailButtons() {
  const path = useAddress()?.path
  const [places, setPlaces] = useState<readonly MailPlace[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => onIdle(() => setPlaces(listMailPlaces())), [path])

  return places.map(({ address, place }, at) =>
    createPortal(<CopyEmailButton address={address} />, place, `${at} ${address}`),
  )
}
