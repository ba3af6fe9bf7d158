import { CalendarSection } from '@/components/calendar/calendar-section'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { SavedScreen } from './saved-screen'
import { SavedTabs } from './saved-tabs'

export const SavedJobs = () => <ProfileSavedScreen area="/v1/job" />
export const SavedInternships = () => <ProfileSavedScreen area="/v1/internship" />
export const SavedScholarships = () => <ProfileSavedScreen area="/v1/scholarship" />

/** Renders a tab of saved items at its address in the profile, with the calendar link (decision 067). */
function ProfileSavedScreen({ area }: { readonly area: ListingApiPath }) {
  return (
    <>
      <SavedTabs current={area} isInProfile />
      <SavedScreen area={area} foot={null} />
      <CalendarSection />
    </>
  )
}
