import { mainLanguageOf, splitKhmer } from '@/lib/shared/format/khmer-runs'

export function addKhmerLang(html: string): { html: string; lang: 'km' | undefined } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lang = mainLanguageOf(body.textContent ?? '')
  if (lang === undefined) for (const text of listTexts(body)) markKhmer(text)
  return { html: body.innerHTML, lang }
}

function listTexts(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  return texts
}

function markKhmer(text: Text): void {
  const runs = splitKhmer(text.data).map(({ words, isKhmer }) => {
    if (!isKhmer) return words
    const mark = document.createElement('span')
    mark.lang = 'km'
    mark.append(words)
    return mark
  })
  text.replaceWith(...runs)
}
