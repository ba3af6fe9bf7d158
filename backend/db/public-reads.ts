import type { Database } from './connect'

/** Reads what is everybody's, from whichever database may answer it (decision 053). Nothing of a person is read by it. */
export type PublicReads = <Value>(read: (from: Database) => Promise<Value>) => Promise<Value>

export function readFrom(db: Database): PublicReads {
  return (read) => read(db)
}
