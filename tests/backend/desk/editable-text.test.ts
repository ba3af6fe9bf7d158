import { describe, expect, it } from 'vitest'
import { fromEditableText, toEditableText } from '@/backend/desk/editable-text'
import { toRichText } from '@/backend/platform/text/rich-text'

const LINK = '<a href="https://x.example/a_b?c=1&amp;d=2" rel="nofollow noopener" target="_blank">'

describe('a rich text edited as Markdown', () => {
  it.each([
    [
      `<p>Build <b>bridges</b> &amp; roads.<br />With <em>care</em>.</p><p>See ${LINK}our site</a></p>`,
      'Build **bridges** & roads.\nWith *care*.\n\nSee [our site](https://x.example/a_b?c=1&d=2)',
    ],
    [
      '<h3>Tasks</h3><ul><li>Draw<ol><li>Plans</li><li>Maps</li></ol></li><li>Build</li></ul>',
      '### Tasks\n\n- Draw\n  1. Plans\n  2. Maps\n- Build',
    ],
    ['<ul><li><p>Draw</p></li><li><p>Build</p></li></ul>', '- Draw\n\n- Build'],
    ['<p><strong>Pay: </strong>500</p>', '**Pay:** 500'],
    ['<p>1. Draw<br />- Build * 2</p>', '1\\. Draw\n\\- Build \\* 2'],
    ['<p>ហេតុ<strong>អ្វី</strong>ខ្មែរ</p>', 'ហេតុ**អ្វី**ខ្មែរ'],
    ['Only <em>words</em><p>Then more</p>', 'Only *words*\n\nThen more'],
    [
      '<p>hr_kh@x.example, +855 12, https://x.example</p>',
      'hr_kh@x.example, +855 12, https://x.example',
    ],
    ['<h4>Us</h4><blockquote><p>We build.</p></blockquote>', '#### Us\n\n> We build.'],
    ['', ''],
  ])('shows %s without tags, and saves what was there', (html, text) => {
    expect(toEditableText(html)).toBe(text)
    const saved = toRichText(fromEditableText(text))
    expect(toEditableText(saved)).toBe(text)
    expect(saved.match(/<(?:a|li|br)\b[^>]*>/g)).toEqual(html.match(/<(?:a|li|br)\b[^>]*>/g))
  })

  it.each(['<p>a &lt;b&gt; c</p>', '<p>_draft_</p>', '<ul><li>a</li>loose</ul>'])(
    'stays HTML where Markdown cannot say it: %s',
    (html) => {
      expect(toEditableText(html)).toBe(html)
      expect(fromEditableText(html)).toBe(html)
    },
  )

  it('reads the bullets that word processors write as a list', () => {
    expect(fromEditableText('Tasks:\n\n• Draw\n– Build')).toBe(
      '<p>Tasks:</p><ul><li>Draw</li><li>Build</li></ul>',
    )
  })

  it.each([
    '[a](javascript:alert(1))',
    '![a](https://x.example/p.png)',
    '<script>alert(1)</script>',
  ])('publishes nothing of %s that runs or loads', (text) => {
    expect(toRichText(fromEditableText(text))).not.toMatch(/<(?!\/?p>)/)
  })
})
