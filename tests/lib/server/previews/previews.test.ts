import { describe, expect, it } from 'vitest'
import { showLinkPreviews } from '@/lib/server/http-server/middleware/link-previews'
import type { RequestContext } from '@/lib/server/http-server/request-context'
import { toOwnPath } from '@/lib/server/previews/own-path'
import { askDoor } from '@/tests/support/http-server/ask-door'
import { openBare } from '@/tests/support/http-server/open-bare'
import { openDoor } from '@/tests/support/http-server/open-door'

const siteUrl = 'https://visvakor.example'

const PAGE = `<!doctype html><head><title>Site Engineer at Tom &amp; Sons | Visvakor</title>
  <meta name="description" content="Puok · $700"><link rel="canonical" href="${siteUrl}/jobs/7/x">
  <meta property="og:title" content="Site Engineer &lt;b&gt;"><meta property="og:site_name" content="Visvakor">
  <meta property="og:description" content="${'Long words. '.repeat(20)}">
  <meta property="og:image" content="${siteUrl}/share/jobs/7-01234567.png">
  <meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="For X">`

const BARE = `<!doctype html><head><title>Bare</title><meta name="robots" content="noindex">
  <meta name="description" content="No words to share"></head><body><svg><title>A picture</title></svg>`

/** The page in front of pages that show, miss, lead on, or lead away. */
async function show(given: string) {
  const asked: string[] = []
  const site = ({ path, search, response }: RequestContext) => {
    asked.push(path + search)
    const leads: Readonly<Record<string, string>> = {
      '/jobs/7': '/jobs/7/x',
      '/away': 'http://169.254.169.254/latest',
      '/round': '/round',
    }
    const location =
      leads[path] ??
      /^\/lead\/[1-9]/.exec(path)?.[0].replace(/\d/, (digit) => String(Number(digit) - 1))
    if (location === undefined) {
      response.writeHead(path === '/gone' ? 410 : 200).end(path === '/bare' ? BARE : PAGE)
    } else response.writeHead(308, { location }).end()
    return true
  }
  const door = await openBare(showLinkPreviews({ siteUrl }), site)
  const { text, status } = await askDoor(door, `/dev/preview?url=${encodeURIComponent(given)}`)
  return { text, status, asked }
}

describe('/dev/preview', () => {
  it('shows what each program makes of a page, by its own tags', async () => {
    const { text, asked } = await show(`${siteUrl}/jobs/7?a=1`)
    expect(asked).toEqual(['/jobs/7?a=1', '/jobs/7/x'])
    for (const name of ['Facebook', 'Telegram', 'LinkedIn', 'X', 'WhatsApp', 'Slack', 'Google']) {
      expect(text).toContain(`<h2>${name}</h2>`)
    }
    expect(text).toContain('<div class="label">For X</div>')
    expect(text).toContain('<div class="link">Site Engineer at Tom &amp; Sons | Visvakor</div>')
    expect(text).toContain('<img src="/share/jobs/7-01234567.png"')
    expect(text).toContain('visvakor.example › jobs › 7 › x')
    expect(text).toContain('The description has more than 100 characters.')
  })

  it('shows what each takes where a page says less than all', async () => {
    const { text } = await show('/bare')
    const cards = Object.fromEntries(
      Array.from(text.matchAll(/<h2>(\w+)<\/h2><div class="card">(.*?)<\/section>/gs), (found) => [
        found[1],
        found[2],
      ]),
    )
    expect(cards.Telegram).toContain('<div class="accent">visvakor.example</div>')
    expect(cards.Slack).toContain('<div class="small">visvakor.example</div>')
    expect(cards.Facebook).toContain('<div class="line">No words to share</div>')
    expect(cards.LinkedIn).toContain('No picture')
    expect(cards.X).toBe(
      '<div class="title">Bare</div><div class="small">visvakor.example</div></div>',
    )
    expect(cards.Google).toBe('<div class="text">Not listed: the page says noindex.</div></div>')
    const whole = (await show('/jobs/7/x')).text
    expect(whole).toContain('<div class="accent">Visvakor</div>')
    expect(whole).toContain('<div class="small">Visvakor</div>')
    expect(whole).toContain('<div class="line">Long words. ')
    expect(whole).not.toContain('No picture')
  })

  it('follows three steps, and no fourth', async () => {
    expect((await show('/lead/3')).asked).toEqual(['/lead/3', '/lead/2', '/lead/1', '/lead/0'])
    const { text, asked } = await show('/lead/4')
    expect([asked.length, text.includes('It leads from address')]).toEqual([4, true])
  })

  it('shows words as words', async () => {
    const { text } = await show('/jobs/7/x')
    expect(text).toContain('Site Engineer &lt;b&gt;')
    expect((await show('"><script>')).text).not.toContain('<script')
  })

  it('says the status of what is not there', async () => {
    expect((await show('/gone')).text).toContain('<dd>410</dd>')
  })

  it('reads this site alone, wherever an address leads', async () => {
    for (const given of ['http://169.254.169.254/', '//other.example/', 'file:///etc/passwd']) {
      const { text, asked } = await show(given)
      expect([text.includes('Only addresses of this site are read.'), asked]).toEqual([true, []])
    }
    const away = await show('/away')
    expect(away.text).toContain('It leads to another site')
    expect(away.asked).toEqual(['/away'])
    expect((await show('/round')).text).toContain('It leads from address to address.')
    expect((await show('/dev/preview?url=/jobs')).text).toContain('It shows itself.')
  })

  it('has only its form before an address was given', async () => {
    const { text, asked } = await show('')
    expect([text.includes('<main>'), asked]).toEqual([false, []])
  })

  it('is no address of the running product', async () => {
    const { text } = await askDoor(await openDoor(), '/dev/preview?url=/jobs')
    expect(text).toBe('<p>GET /dev/preview</p>')
  })
})

describe('toOwnPath', () => {
  it.each([
    ['/jobs?page=2#a', '/jobs?page=2'],
    ['jobs', '/jobs'],
    [`${siteUrl}/en`, '/en'],
    ['https://visvakor.example:8443/', null],
    ['https://visvakor.example@other.example/', null],
    ['https://me@visvakor.example/', null],
    ['\\\\other.example', null],
    ['javascript:alert(1)', null],
    ['http://', null],
  ])('%s is %s', (given, path) => {
    expect(toOwnPath(given, siteUrl)).toBe(path)
  })
})
