import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { MINIMAL_STYLE, MINIMAL_STYLE_SOURCE, toMinimalPage } from '@/lib/shared/minimal-page'

it('a content security policy can allow its style by hash', () => {
  const hash = createHash('sha256').update(MINIMAL_STYLE).digest('base64')
  expect(MINIMAL_STYLE_SOURCE).toBe(`'sha256-${hash}'`)
})

it('has the site name, its title as heading, and links to other pages', () => {
  const html = toMinimalPage({
    siteName: 'Angkor &amp; Jobs',
    title: 'Gone',
    main: '<p>Sorry.</p>',
    isDemo: false,
  })
  expect(html).toContain('<h1>Gone</h1><p>Sorry.</p>')
  expect(html).toContain('<title>Gone | Angkor &amp; Jobs</title>')
  expect(html).toContain('</svg>Angkor &amp; Jobs</a></header>')
  for (const way of ['/', '/jobs', '/help-center', '/contact-us']) {
    expect(html).toContain(`<a href="${way}">`)
  }
})
