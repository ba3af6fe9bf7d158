import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from '@/components/home/drawing'

test('is under 6 KB and hidden from screen readers', () => {
  const html = renderToString(<Drawing />)
  expect(Buffer.byteLength(html)).toBeLessThan(6 * 1024)
  expect(html).toContain('aria-hidden="true"')
})

test('has no fixed ids, since Next keeps earlier pages in the document', () => {
  expect(renderToString(<Drawing />)).not.toContain(' id=')
})
