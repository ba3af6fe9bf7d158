import { X } from 'lucide'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from '@/components/ui/icon'

test('has a line width of 1.5 px and is hidden from screen readers', () => {
  const html = renderToString(<Icon icon={X} />)
  expect(html).toContain('stroke-width="1.5"')
  expect(html).toContain('aria-hidden="true"')
  expect(html.match(/<path/g)).toHaveLength(2)
})
