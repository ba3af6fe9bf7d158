import { Element, Text } from 'domhandler'
import { prepend, removeElement } from 'domutils'
import { splitKhmer } from '@/lib/shared/format/khmer-runs'

export function wrapKhmer(text: Text): void {
  const runs = splitKhmer(text.data)
  if (!runs.some(({ isKhmer }) => isKhmer)) return
  for (const { words, isKhmer } of runs) {
    const run = new Text(words)
    prepend(text, isKhmer ? new Element('span', { lang: 'km' }, [run]) : run)
  }
  removeElement(text)
}
