import { AddressPublisher } from './address-publisher'
import { ChunkReload } from './chunk-reload'
import { Installation } from './installation'
import { LoadingBar } from './loading-bar'
import { ScrollToTop } from './scroll-to-top'

/** What runs beside every page and draws nothing of its own. Once, in the root layout. */
export function PageServices() {
  return (
    <>
      <ChunkReload />
      <AddressPublisher />
      <LoadingBar />
      <ScrollToTop />
      <Installation />
    </>
  )
}
