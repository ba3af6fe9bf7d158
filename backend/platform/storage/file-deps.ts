import type { FileStore } from './file-store'
import type { VirusScanner } from './virus-scanner'

export type FileDeps = {
  readonly store: FileStore
  readonly uploadFolder: string
  /** Null: files are marked as not scanned. */
  readonly scanner: VirusScanner | null
  /** Longest pause of an upload, in milliseconds. */
  readonly patience: number
}
