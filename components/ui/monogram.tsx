import type { EmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/languages'

const EMPTY_WORDS = /^(ministry|the|of|and|for|de|du|des|la|le|co|ltd|inc|plc|llc)$/i

const LATIN = /^[\w\u00c0-\u024f]*$/

type Props = {
  readonly name: string
  readonly material?: EmployerPattern | undefined
  /** Address of its logo, shown instead of letters and hatch. */
  readonly logo?: string | undefined
}

export function Monogram({ name, material, logo }: Props) {
  if (logo !== undefined) {
    return (
      // biome-ignore lint/performance/noImgElement: drawn in the size it is shown in, and pages carry no script for pictures
      <img
        src={logo}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        decoding="async"
        className="logo-plate"
      />
    )
  }
  return (
    <span aria-hidden="true" lang={languageOf(name)} className={toMonogramClass(material)}>
      {toMonogram(name)}
    </span>
  )
}

function toMonogramClass(material: EmployerPattern | undefined): string {
  return material === undefined ? 'monogram' : `monogram ${material}`
}

/** Returns up to two letters, of the first two significant words or of a single one. Never cuts a Khmer cluster. */
export function toMonogram(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const significant = words.filter((word) => !EMPTY_WORDS.test(word))
  const [first = '', second] = significant.length > 0 ? significant : words
  const letters =
    second === undefined ? lettersOf(first, 2) : lettersOf(first, 1) + lettersOf(second, 1)
  return letters.toUpperCase()
}

let graphemes: Intl.Segmenter | null = null

function lettersOf(word: string, count: number): string {
  return listLetters(word).slice(0, count).join('')
}

/** Splits a word into letters. Creating a segmenter blocks a phone for 50 ms, so Latin words do without (promise S5). */
function listLetters(word: string): string[] {
  if (LATIN.test(word)) return [...word]
  graphemes ??= new Intl.Segmenter('km', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
}
