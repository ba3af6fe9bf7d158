import type { SceneName } from './draw/scenes'

/** A cell of the title block (look §1). */
export type SheetCell = {
  readonly label: string
  readonly value: string
  /** `day`: the closing day, which the pen marks; `past`: struck through. */
  readonly mark?: 'day' | 'past'
}

/** What stands on a drawn picture: all of it makes its address, so another word is another address. */
export type Sheet = {
  /** "Job", over the title. */
  readonly kind: string
  readonly title: string
  /** Under the title: employer, university, the name in Khmer. */
  readonly by: string | null
  /** Three at most. */
  readonly cells: readonly SheetCell[]
  readonly scene: SceneName
  readonly siteName: string
}
