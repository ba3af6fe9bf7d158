import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { placeConfig } from '@/bench/nginx/start-nginx'

const places = { securePort: 20_443, plainPort: 20_080, webPorts: [20_300, 20_301] }

it('uses the documented configuration, with other ports, host and folders', async () => {
  const documented = await readFile('deploy/nginx.conf', 'utf8')
  const tried = placeConfig(documented, places, '/certificates')
  expect(tried).toContain('server 127.0.0.1:20300 max_fails=0; server 127.0.0.1:20301 max_fails=0;')
  expect(tried).toContain('listen 127.0.0.1:20443 ssl http2;')
  expect(tried).toContain('return 308 https://localhost:20443$request_uri;')
  expect(tried).toContain('/certificates/fullchain.pem')
  expect(tried).toContain('proxy_cache_path /certificates/visvakor ')
  expect(tried).not.toMatch(/visvakor\.example|listen (?:80|443)\b/)
  expect(tried.split('\n')).toHaveLength(documented.split('\n').length)
})

it('throws when a replaced line is missing', () => {
  expect(() => placeConfig('listen 80;', places, '/certificates')).toThrow('listen 443')
})
