import { toOneLine } from '@/lib/contract/plain-text'

/** Characters, with the extension. */
const MAX_NAME = 120

/**
 * Builds a safe file name from the owner's: no folders, no invisible or direction-changing characters, and
 * the true extension.
 */
export function toFileName(given: string, extension: string): string {
  const name = given.slice(-1000).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = toOneLine(name.replace(/\.[^.]*$/, ''))
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return cutName(stem || 'file', `.${extension}`)
}

/** Maximum that file systems of phones and computers accept; a Khmer letter has three bytes. */
const MAX_BYTES = 255

const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** Cuts a name to whole letters, so that a Khmer letter keeps its vowel, and adds the ending. */
function cutName(stem: string, ending: string): string {
  let name = ''
  for (const { segment } of graphemes.segment(stem)) {
    const longer = name + segment + ending
    if ([...longer].length > MAX_NAME || Buffer.byteLength(longer) > MAX_BYTES) break
    name += segment
  }
  return name + ending
}
