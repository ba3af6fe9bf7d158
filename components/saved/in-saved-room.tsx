import type { ComponentType } from 'react'
import { CalendarAddress } from '@/components/calendar/calendar-address'

/** Below each list of what is saved stands the calendar of all of them. */
export function inSavedRoom(List: ComponentType): ComponentType {
  return function SavedRoom() {
    return (
      <>
        <List />
        <CalendarAddress />
      </>
    )
  }
}
