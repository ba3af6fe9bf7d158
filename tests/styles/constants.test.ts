import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MENU_CLOSES_FROM_WIDTH_PX } from '@/components/layout/header/mobile-menu'
import { ALERT_MS, COOKIE_MAX_AGE_SECONDS, SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'

const read = (name: string) =>
  readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8')

test('the constants have the values of spec §9', () => {
  expect([COOKIE_MAX_AGE_SECONDS, MENU_CLOSES_FROM_WIDTH_PX]).toEqual([1_000_000, 1200])
  expect([ALERT_MS, SHARE_DESCRIPTION_LENGTH]).toEqual([1500, 100])
})

test('the loading bar has the height of spec §9', () => {
  const [, rule = ''] = /\.loading-bar \{([^}]*)\}/.exec(read('ui')) ?? []
  expect(rule).toContain('height: 3px')
})

test('the colours of spec §9 are used unchanged', () => {
  expect(read('tokens')).toContain('--pen: #f48b24;')
  expect(read('tokens')).toContain('--menu-open: #666666;')
})

test('active items use that colour', () => {
  const [, tab = ''] = /\.tab\[aria-current\] \{([^}]*)\}/.exec(read('layout')) ?? []
  expect(tab).toContain('border-color: var(--pen);')
  const [, page = ''] = /\.pages > \[aria-current\] \{([^}]*)\}/.exec(read('listing')) ?? []
  expect(page).toContain('background-color: var(--pen);')
})

test('the menu button disappears at the width where the scroll lock is released', () => {
  const [, wide = ''] = read('menu').split(
    `@media (min-width: ${MENU_CLOSES_FROM_WIDTH_PX / 16}em)`,
  )
  expect(wide).toMatch(/\.menu-opener,[^}]*display: none/)
})
