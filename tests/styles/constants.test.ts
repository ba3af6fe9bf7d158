import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCROLL_LOCK_RELEASE_PX } from '@/components/layout/header/mobile-menu'
import { ALERT_MS, COOKIE_MAX_AGE_SECONDS, SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'

const read = (name: string) =>
  readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8')

test('the figures of spec §9 are as it has them', () => {
  expect([COOKIE_MAX_AGE_SECONDS, SCROLL_LOCK_RELEASE_PX]).toEqual([1_000_000, 1200])
  expect([ALERT_MS, SHARE_DESCRIPTION_LENGTH]).toEqual([1500, 100])
})

test('the loading bar is as high as spec §9 says', () => {
  const [, rule = ''] = /\.loading-bar \{([^}]*)\}/.exec(read('ui')) ?? []
  expect(rule).toContain('height: 3px')
})

test('the colours spec §9 names are used as they are', () => {
  expect(read('tokens')).toContain('--pen: #f48b24;')
  expect(read('tokens')).toContain('--menu-open: #666666;')
})

test('what is active is marked in that colour', () => {
  const [, tab = ''] = /\.tab\[aria-current\] \{([^}]*)\}/.exec(read('layout')) ?? []
  expect(tab).toContain('border-color: var(--pen);')
  const [, page = ''] = /\.pages > \[aria-current\] \{([^}]*)\}/.exec(read('listing')) ?? []
  expect(page).toContain('background-color: var(--pen);')
})

test('the menu leaves where its lock on scrolling is released, at text of the usual size', () => {
  const [, wide = ''] = read('menu').split(`@media (min-width: ${SCROLL_LOCK_RELEASE_PX / 16}em)`)
  expect(wide).toMatch(/\.menu-opener,[^}]*display: none/)
})
