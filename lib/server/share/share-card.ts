import type { SceneName } from './draw/scenes'

/** A cell of the title block (look §1). */
export type CardCell = {
  readonly label: string
  readonly value: string
  /** `day`: the closing date, highlighted; `past`: struck through. */
  readonly mark?: 'day' | 'past'
}

/** Everything a share picture shows: its hash is part of the address, so another word is another address. */
export type ShareCard = {
  /** "Job", above the title. */
  readonly kind: string
  readonly title: string
  /** Below the title: employer, university, the name in Khmer. */
  readonly by: string | null
  /** Three at most. */
  readonly cells: readonly CardCell[]
  readonly scene: SceneName
  readonly siteName: string
}
