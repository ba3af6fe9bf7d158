import type { FileStore } from './file-store'
import type { VirusScanner } from './virus-scanner'

/** What taking and keeping files needs. */
export type FileDeps = {
  readonly store: FileStore
  /** Folder on this machine for files that are just arriving. */
  readonly uploadFolder: string
  /** Null: files are marked as not scanned. */
  readonly scanner: VirusScanner | null
  /** Longest silence of a caller that sends files, in milliseconds. */
  readonly patience: number
}
