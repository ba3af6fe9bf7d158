import { DeviceSaveButton } from '@/components/saved/button/device-save-button'
import { provideDeviceSaveButton } from '@/components/saved/button/lazy-save-button'
import { AddressPublisher } from './address-publisher'
import { Analytics } from './analytics'
import { LocaleCookie } from './browser-state'
import { CopyEmailButtons } from './copy-email-buttons'
import { InstallationRegistration } from './installation-registration'
import { KhmerNamesLoader } from './khmer-names-loader'
import { ListReturn } from './list-return'
import { LoadingBar } from './loading-bar'
import { OfflineCache } from './offline-cache'
import { PersonalHomePortal } from './personal-home-portal'
import { QualificationReset } from './qualification-reset'
import { ScrollRestoration } from './scroll-restoration'
import { ScrollToTop } from './scrolling'
import { SearchSuggestions } from './search-suggestions'
import { SmoothHashScroll } from './smooth-hash-scroll'
import { VisitTracker } from './visit-tracker'
import { VisitorCounter } from './visitor-counter'

provideDeviceSaveButton(DeviceSaveButton)

export function DeferredServices() {
  return (
    <>
      <AddressPublisher />
      <LoadingBar />
      <ScrollToTop />
      <SmoothHashScroll />
      <ScrollRestoration />
      <ListReturn />
      <PersonalHomePortal />
      <SearchSuggestions />
      <KhmerNamesLoader />
      <CopyEmailButtons />
      <InstallationRegistration />
      <LocaleCookie />
      <Analytics />
      <VisitTracker />
      <VisitorCounter />
      <QualificationReset />
      <OfflineCache />
    </>
  )
}
