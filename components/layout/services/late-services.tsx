import { AddressPublisher } from './address-publisher'
import { Installation } from './installation'
import { LoadingBar } from './loading-bar'
import { LocaleCookie } from './locale-cookie'
import { ScrollToTop } from './scroll-to-top'

export function LateServices() {
  return (
    <>
      <AddressPublisher />
      <LoadingBar />
      <ScrollToTop />
      <Installation />
      <LocaleCookie />
    </>
  )
}
