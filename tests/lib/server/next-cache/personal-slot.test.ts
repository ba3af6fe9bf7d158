import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { PERSONAL_SLOT_SCRIPT, reservePersonalSlot } from '@/lib/server/next-cache/page-head.mjs'

const page = (inside: string) =>
  `<html><head><meta charSet="utf-8"/></head><body>${inside}</body></html>`

function run(cookie: string, entries: Readonly<Record<string, string>> | null): string | undefined {
  const documentElement = { dataset: {} as { own?: string } }
  const refusing = {
    get localStorage(): never {
      throw new Error('Storage is refused')
    },
  }
  const storage = entries === null ? refusing : { localStorage: entries }
  const context = Object.defineProperties(
    { document: { cookie, documentElement } },
    Object.getOwnPropertyDescriptors(storage),
  )
  runInContext(PERSONAL_SLOT_SCRIPT, createContext(context))
  return documentElement.dataset.own
}

describe('the slot for personal content', () => {
  it('gets its script on the page that has the slot, and on no other', () => {
    expect(reservePersonalSlot(page('<div id="own"></div>'))).toContain(
      `<script>${PERSONAL_SLOT_SCRIPT}</script>`,
    )
    expect(reservePersonalSlot(page('<div></div>'))).toBe(page('<div></div>'))
  })

  it.each([
    ['installation=1; signed_in=1.dara', {}, 'account'],
    ['signed_in=1', { 'device-saves': '[]' }, 'account'],
    ['', { 'device-saves': '[{}]' }, 'device'],
    ['not_signed_in=1', { 'saved-searches': '[{}]' }, 'device'],
    ['installation=1', {}, ''],
    ['installation=1', null, undefined],
  ])('with the cookies “%s” and storage %o is reserved for “%s”', (cookie, entries, whose) => {
    expect(run(cookie, entries)).toBe(whose)
  })
})
