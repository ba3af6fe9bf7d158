import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroDrawing } from '@/components/home/hero-drawing'

test('is under 6 KB and hidden from screen readers', () => {
  const html = renderToString(<HeroDrawing />)
  expect(Buffer.byteLength(html)).toBeLessThan(6 * 1024)
  expect(html).toContain('aria-hidden="true"')
})

test('has no fixed ids, since Next keeps earlier pages in the document', () => {
  expect(renderToString(<HeroDrawing />)).not.toContain(' id=')
})
