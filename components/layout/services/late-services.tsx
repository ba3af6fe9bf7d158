import { DeviceSaveButton } from '@/components/saved/button/device-save-button'
import { provideDeviceSaveButton } from '@/components/saved/button/lazy-save-button'
import { AddressPublisher } from './address-publisher'
import { CopyAddresses } from './copy-addresses'
import { ForgetSaid } from './forget-said'
import { Installation } from './installation'
import { KhmerNames } from './khmer-names'
import { LoadingBar } from './loading-bar'
import { LocaleCookie } from './locale-cookie'
import { Measuring } from './measuring'
import { Offline } from './offline'
import { OwnAtHome } from './own-at-home'
import { ReturnToPlace } from './return-to-place'
import { ScrollToPart } from './scroll-to-part'
import { ScrollToTop } from './scroll-to-top'
import { Suggesting } from './suggesting'
import { Visiting } from './visiting'
import { VisitorCounter } from './visitor-counter'

provideDeviceSaveButton(DeviceSaveButton)

export function LateServices() {
  return (
    <>
      <AddressPublisher />
      <LoadingBar />
      <ScrollToTop />
      <ScrollToPart />
      <ReturnToPlace />
      <OwnAtHome />
      <Suggesting />
      <KhmerNames />
      <CopyAddresses />
      <Installation />
      <LocaleCookie />
      <Measuring />
      <Visiting />
      <VisitorCounter />
      <ForgetSaid />
      <Offline />
    </>
  )
}
