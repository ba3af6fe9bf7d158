import { X } from 'lucide'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from '@/components/ui/icon'

test('an icon is drawn in hairlines of 1.5 px and says nothing to screen readers', () => {
  const html = renderToString(<Icon icon={X} />)
  expect(html).toContain('stroke-width="1.5"')
  expect(html).toContain('aria-hidden="true"')
  expect(html.match(/<path/g)).toHaveLength(2)
})
