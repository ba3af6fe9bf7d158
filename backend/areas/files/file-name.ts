import { toOneLine } from '@/lib/contract/plain-text'

/** Characters, with the extension. */
const MAX_NAME = 120

/** The owner's name without folders, invisible or direction-changing characters, and with the true extension. */
export function toFileName(given: string, extension: string): string {
  const name = given.slice(-1000).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = toOneLine(name.replace(/\.[^.]*$/, ''))
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...(stem || 'file')].slice(0, MAX_NAME - extension.length - 1).join('')}.${extension}`
}
