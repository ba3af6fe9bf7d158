import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKhmerFontPreload } from '@/lib/server/next-cache/khmer-font-preload.mjs'

const page = (body: string) =>
  `<html><head><meta charSet="utf-8"/><title>A</title></head><body>${body}</body></html>`

describe('the Khmer font', () => {
  let folder: string
  let preloadKhmer: (html: string) => string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
    for (const name of ['latin-s.p.1', 'khmer_semibold.2', 'khmer_regular.3'])
      await writeFile(path.join(folder, `kantumruy_pro_${name}.woff2`), '')
    preloadKhmer = createKhmerFontPreload(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const linkTo = (file: string) =>
    `<link rel="preload" href="/_next/static/media/kantumruy_pro_${file}.woff2" as="font" crossorigin="" type="font/woff2"/>`

  it.each([
    ['a paragraph', '<p lang="km" class="text-ink-soft">វិស្វករ</p>', ['khmer_regular.3']],
    [
      'both',
      '<h2 lang="km">វិស្វករ</h2><p lang="km">វិស្វករ</p>',
      ['khmer_regular.3', 'khmer_semibold.2'],
    ],
    ['English', '<p lang="en">engineer</p>', []],
  ])('is preloaded in the faces of %s', (_, body, faces) => {
    const links = faces.map(linkTo).join('')
    expect(preloadKhmer(page(body))).toBe(
      page(body).replace('<meta charSet="utf-8"/>', `<meta charSet="utf-8"/>${links}`),
    )
  })

  it('is not preloaded before there is a build', () => {
    const html = page('<p lang="km">វិស្វករ</p>')
    expect(createKhmerFontPreload(path.join(folder, 'none'))(html)).toBe(html)
  })
})
