import type { Database } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import { announceSome, type Told } from './announcement'

type Options = {
  readonly db: Database
  readonly clock: Clock
  /** Reaches users with an open page; others fetch it later. */
  readonly deliver: (told: Told) => void
}

export function createAnnouncer({ db, clock, deliver }: Options): () => Promise<void> {
  return async () => {
    for (;;) {
      const told = await announceSome(db, clock.now())
      if (told === null) return
      for (const each of told) deliver(each)
    }
  }
}
