import type { Notification } from './notifications/notification'
import type { SavedArea } from './saved/saved-calls'

/** A listing was put on the user's list, or taken off. */
export type SavedChange = {
  readonly area: SavedArea
  readonly id: number
  readonly isSaved: boolean
}

/** To every open page of a user, by the socket at /socket.io: after the commit, in the order of commits (decision 024). */
export type SocketEvents = {
  notification: (told: Notification) => void
  /** Some were read: the number is asked for. */
  unread: () => void
  saved: (change: SavedChange) => void
  /** Something may not have been said: all that is shown is looked at again. */
  missed: () => void
}
