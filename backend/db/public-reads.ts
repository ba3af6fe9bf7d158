import type { Database } from './connect'

/** Reads public data from whichever database can answer (decision 053); never personal data. */
export type PublicReads = <Value>(read: (from: Database) => Promise<Value>) => Promise<Value>

export function readFrom(db: Database): PublicReads {
  return (read) => read(db)
}
