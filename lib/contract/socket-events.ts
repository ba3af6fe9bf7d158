import type { Notification } from './notifications/notification'
import type { ListingApiPath } from './saved/schemaless-saved-endpoints'

/** A listing was saved or removed by the user. */
export type SavedChange = {
  readonly area: ListingApiPath
  readonly id: number
  readonly isSaved: boolean
}

/**
 * Events sent to every open page of a user by the socket at /socket.io, after the commit and in the order of
 * commits (decision 024).
 */
export type SocketEvents = {
  notification: (notification: Notification) => void
  /** Notifications were read; clients refetch the count. */
  unread: () => void
  saved: (change: SavedChange) => void
  /** Events may have been missed; clients refetch everything. */
  missed: () => void
}
