import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from '@/components/home/drawing'

test('the drawing stays under 6 KB and out of the way of screen readers', () => {
  const html = renderToString(<Drawing />)
  expect(Buffer.byteLength(html)).toBeLessThan(6 * 1024)
  expect(html).toContain('aria-hidden="true"')
})

test('the drawing has no fixed ids: Next keeps earlier pages in the document', () => {
  expect(renderToString(<Drawing />)).not.toContain(' id=')
})
