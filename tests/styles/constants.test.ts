import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCROLL_LOCK_RELEASE_PX } from '@/hooks/page/use-scroll-lock'

const read = (name: string) =>
  readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8')

test('the loading bar is as high as spec §9 says', () => {
  const [, rule = ''] = /\.loading-bar \{([^}]*)\}/.exec(read('parts')) ?? []
  expect(rule).toContain('height: 3px')
})

test('the colours spec §9 names are used as they are', () => {
  expect(read('tokens')).toContain('--pen: #f48b24;')
  expect(read('tokens')).toContain('--menu-open: #666666;')
})

test('the menu leaves where its lock on scrolling is released, at text of the usual size', () => {
  const [, wide = ''] = read('menu').split(`@media (min-width: ${SCROLL_LOCK_RELEASE_PX / 16}em)`)
  expect(wide).toMatch(/\.menu-opener,[^}]*display: none/)
})
