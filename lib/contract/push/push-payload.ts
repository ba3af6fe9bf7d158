import { z } from 'zod'

/** The payload of a push message after decryption. */
export const pushPayload = z.object({
  /** The same when a message is repeated. */
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** Path of the page it opens, without `/en`. */
  path: z.string().regex(/^\/(?!\/)/),
  /** Opening the message marks this notification as read; null when it is about several. */
  notificationId: z.uuid().nullable(),
})
export type PushPayload = z.output<typeof pushPayload>
