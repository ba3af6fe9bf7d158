import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] })
const site = 'http://localhost:4700'
const list = [['home','/'],['jobs','/jobs'],['job','/jobs/227'],['major','/majors/9']]
const sizes = { 360: 740, 768: 1024, 1440: 900 }
for (const [w, h] of Object.entries(sizes)) for (const scheme of ['light', 'dark']) {
  const c = await b.newContext({ viewport: { width: +w, height: h }, colorScheme: scheme, reducedMotion: 'reduce' })
  const p = await c.newPage()
  for (const [n, path] of [...list, ['contact','/contact-us'], ['login','/login'], ['scholarship','/scholarships/1'], ['company','/companies/5'], ['saved','/saved'], ['universities', '/universities']]) {
    try { await p.goto(site + path, { waitUntil: 'load', timeout: 60000 }); await p.waitForTimeout(1500)
    await p.screenshot({ path: `/tmp/trips/shots/${n}-${w}-${scheme}.png` }) } catch (e) { console.log(n, w, String(e).split('\n')[0]) }
  }
  await c.close()
}
await b.close()
