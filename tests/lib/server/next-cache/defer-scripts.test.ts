import { describe, expect, it } from 'vitest'
import { deferScripts } from '@/lib/server/next-cache/defer-scripts.mjs'

const head = (inside: string) => `<html><head><meta charSet="utf-8"/>${inside}</head></html>`

describe('deferred scripts', () => {
  it('are listed in order in the first inline script and nowhere else', () => {
    const html = deferScripts(
      head(
        '<link rel="preload" as="script" fetchPriority="low" href="/two.js"/><link rel="stylesheet" href="/a.css"/>' +
          '<script src="/one.js" async=""></script><script src="/two.js" id="_R_" async=""></script>',
      ),
    )
    expect(html).toMatch(
      /^<html><head><meta charSet="utf-8"\/><script data-scripts="\/one\.js \/two\.js">[^<]+<\/script><link rel="stylesheet" href="\/a\.css"\/><\/head><\/html>$/,
    )
  })

  it.each([
    ['inline scripts', '<script>self.__next_f.push([1,"a"])</script>'],
    ['data', '<script type="application/ld+json">{"a":"$&"}</script>'],
    [
      'data before the router data',
      '<script type="application/ld+json">{}</script><script>self.__next_f.push([0])</script>',
    ],
    ['scripts for old browsers', '<script src="/old.js" noModule=""></script>'],
    ['preloaded fonts', '<link rel="preload" as="font" href="/a.woff2"/>'],
  ])('leave %s in place', (_, element) => {
    const html = deferScripts(head(`<script src="/one.js" async=""></script>${element}`))
    expect(html).toContain(`</script>${element}</head>`)
  })

  it('leave out the manifest link, and join the data scripts', () => {
    const html = deferScripts(
      head(
        '<script src="/one.js" async=""></script><link rel="manifest" href="/manifest.webmanifest"/>' +
          '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script><script>c()</script>',
      ),
    )
    expect(html).toContain(
      '</script><script>self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script><script>c()</script></head>',
    )
    expect(html).not.toContain('manifest')
  })

  it('change nothing on a page without scripts', () => {
    expect(deferScripts(head('<script>a()</script>'))).toBe(head('<script>a()</script>'))
  })
})
