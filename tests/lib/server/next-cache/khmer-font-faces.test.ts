import { expect, test } from 'vitest'
import { findKhmerFontFaces } from '@/lib/server/next-cache/khmer-font-preload.mjs'

const WORD = 'វិស្វករ'

test.each([
  ['English', '<p lang="en">engineer</p>', []],
  ['a paragraph', `<p lang="km" class="text-ink-soft">${WORD}</p>`, ['regular']],
  ['a word in a paragraph', `<p>an <span lang="km">${WORD}</span></p>`, ['regular']],
  ['a title', `<h1 class="text-2xl" lang="km">${WORD}</h1>`, ['semibold']],
  ['a word in a title', `<h3>An <span lang="km">${WORD}</span></h3>`, ['semibold']],
  ['a strong word', `<p lang="km"><strong>${WORD}</strong></p>`, ['semibold']],
  ['a name', `<span class="row font-semibold" lang="km">${WORD}</span>`, ['semibold']],
  ['a monogram', `<span class="monogram brick" lang="km">${WORD}</span>`, ['semibold']],
  ['a title inside a text', `<div lang="km"><h2>${WORD}</h2></div>`, ['semibold']],
  ['both', `<h2 lang="km">${WORD}</h2><p lang="km">${WORD}</p>`, ['semibold', 'regular']],
  ['text after a title', `<h2>A</h2><br/><hr><p lang="km">${WORD}</p>`, ['regular']],
  ['no Khmer element', `<p lang="km">engineer</p><p>${WORD}</p>`, []],
  ['English inside Khmer', `<div lang="km"><p lang="en">${WORD}</p></div>`, []],
  ['an attribute', `<a title="<p lang='km'>" lang="km" aria-label="${WORD}">x</a>`, []],
  ['a script', `<div lang="km"><script>"<h1>${WORD}"</script><!-- <p>${WORD} --></div>`, []],
])('finds the font faces of %s', (_, html, faces) => {
  expect([...findKhmerFontFaces(`<html lang="en"><body>${html}</body></html>`)]).toEqual(faces)
})

test('treats text without a language as English', () => {
  expect([...findKhmerFontFaces(`<p>${WORD}</p><p lang="km">engineer</p>`)]).toEqual([])
})
