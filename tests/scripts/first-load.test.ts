import { describe, expect, it } from 'vitest'
import { listScripts, listStyles } from '../bytes/first-load'

const html = `<link rel="stylesheet" href="/a.css" data-precedence="next"/>
<link rel="preload" as="script" href="/b.js"/><link href="/c.css" rel="stylesheet">
<script src="/one.js" async=""></script><script src="/old.js" noModule=""></script>
<script>inline()</script><script async src="/two.js?a=1&amp;b=2"></script>
<script src="/one.js"></script><script data-scripts="/one.js /late.js">fetch()</script>`

describe('the first load of a page', () => {
  it('lists each script once, without those for old browsers', () => {
    expect(listScripts(html)).toEqual(['/one.js', '/two.js?a=1&b=2', '/late.js'])
  })

  it('lists the style sheets, whatever the order of attributes', () => {
    expect(listStyles(html)).toEqual(['/a.css', '/c.css'])
  })
})
