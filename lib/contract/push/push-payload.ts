import { z } from 'zod'

/** What a push message holds once its browser has decrypted it. */
export const pushPayload = z.object({
  /** The same when a message comes again. */
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** Of the page it leads to, without `/en`. */
  path: z.string().regex(/^\/(?!\/)/),
  /** Pressing it reads this notification; null: it is about several. */
  notificationId: z.uuid().nullable(),
})
export type PushPayload = z.output<typeof pushPayload>
