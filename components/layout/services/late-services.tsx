import { AddressPublisher } from './address-publisher'
import { Installation } from './installation'
import { LoadingBar } from './loading-bar'
import { LocaleCookie } from './locale-cookie'
import { Measuring } from './measuring'
import { Offline } from './offline'
import { ReturnToPlace } from './return-to-place'
import { ScrollToPart } from './scroll-to-part'
import { ScrollToTop } from './scroll-to-top'
import { Suggesting } from './suggesting'

export function LateServices() {
  return (
    <>
      <AddressPublisher />
      <LoadingBar />
      <ScrollToTop />
      <ScrollToPart />
      <ReturnToPlace />
      <Suggesting />
      <Installation />
      <LocaleCookie />
      <Measuring />
      <Offline />
    </>
  )
}
