import type { Database } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import { announceSome, type Told } from './announcement'

type Options = {
  readonly db: Database
  readonly clock: Clock
  /** Sends a notification to whoever has a page open; missed ones are fetched. */
  readonly deliver: (told: Told) => void
}

/** Answers work that announces everything that was published, until nothing waits. */
export function createAnnouncer({ db, clock, deliver }: Options): () => Promise<void> {
  return async () => {
    for (;;) {
      const told = await announceSome(db, clock.now())
      if (told === null) return
      for (const each of told) deliver(each)
    }
  }
}
