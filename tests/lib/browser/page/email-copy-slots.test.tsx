import { afterEach, expect, test } from 'vitest'
import { createEmailCopySlots } from '@/lib/browser/page/email-copy-slots'

afterEach(() => document.body.replaceChildren())

const list = () => createEmailCopySlots().map(({ address, within }) => [address, within.id])

test('creates one slot per text and address, and finds it again', () => {
  document.body.innerHTML = `
    <div class="prose" id="one"><a href="mailto:hr@site.example">us</a>
      <a href="mailto:hr@site.example?subject=Job">again</a>
      <a href="mailto:it@site.example">them</a><a href="mailto:">nobody</a></div>
    <div class="prose" id="two"><a href="mailto:hr@site.example">us</a></div>
    <a class="foot-link" id="foot" href="mailto:hr@site.example">us</a>
    <a href="mailto:hr@site.example">not in a text</a>`
  expect(list()).toEqual([
    ['hr@site.example', 'one'],
    ['it@site.example', 'one'],
    ['hr@site.example', 'two'],
    ['hr@site.example', 'foot'],
  ])
  const places = createEmailCopySlots().map(({ slot: place }) => place)
  expect(createEmailCopySlots().map(({ slot: place }) => place)).toEqual(places)
  expect(document.querySelectorAll('.copy-address')).toHaveLength(4)
})
