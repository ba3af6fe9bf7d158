import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { requireNginx } from '@/scripts/nginx'
import { readOldestChild } from './oldest-child'

const run = promisify(execFile)
const CONFIG = path.resolve('deploy/nginx.conf')
const HOST = 'localhost'

/** nginx with the documented configuration in front of a web app. */
export type RunningNginx = {
  readonly origin: string
  /** The same over plain http. */
  readonly plain: string
  /** PEM of its self-signed certificate. */
  readonly certificate: string
  /** Folder of the certificate and key: `fullchain.pem`, `privkey.pem`. */
  readonly folder: string
  readonly readWorker: () => Promise<string>
  readonly stop: () => Promise<void>
}

export type Places = {
  readonly securePort: number
  readonly plainPort: number
  /** For one web app or several. */
  readonly webPorts: readonly number[]
}

/** Our configuration with other ports, names and certificates only; throws when a replaced part is missing. */
export function placeConfig(
  config: string,
  { securePort, plainPort, webPorts }: Places,
  folder: string,
) {
  const places: readonly (readonly [from: string, to: string])[] = [
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['listen 443', `listen 127.0.0.1:${securePort}`],
    ['https://visvakor.example', `https://${HOST}:${securePort}`],
    ['visvakor.example', HOST],
    ['Host $host;', `Host $host:${securePort};`],
    ['/etc/ssl/visvakor', folder],
    [
      'server 127.0.0.1:3000 max_fails=0;',
      webPorts.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
    ],
    ['/var/cache/nginx', folder],
    ['worker_processes auto', 'worker_processes 1'],
  ]
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not say "${from}".`)
    return text.replaceAll(from, to)
  }, config)
}

/** Starts nginx and waits until it responds. @throws Error with the output of nginx when it rejects the configuration */
export async function startNginx(
  webPorts: readonly number[],
  securePort: number,
): Promise<RunningNginx> {
  const nginx = await requireNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'visvakor-nginx-'))
  // Its workers, which write the cache there, may run as another user.
  await chmod(folder, 0o755)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const plainPort = await findFreePort()
    const certificate = await makeCertificate(folder)
    const config = placeConfig(
      await readFile(CONFIG, 'utf8'),
      { securePort, plainPort, webPorts },
      folder,
    )
    await writeFile(path.join(folder, 'nginx.conf'), config)
    const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
    const own = ['-g', `daemon off; pid ${folder}/pid;`]
    await run(nginx, ['-t', ...args, ...own])
    const child = spawn(nginx, [...args, ...own], { stdio: ['ignore', 'inherit', 'inherit'] })
    const ended = once(child, 'exit')
    const plain = `http://${HOST}:${plainPort}`
    const isThere = () => fetch(plain, { redirect: 'manual' }).catch(() => null)
    const stop = async () => {
      child.kill('SIGQUIT')
      await ended
      await remove()
    }
    await until(isThere, { what: 'nginx answers', seconds: 10 })
    const readWorker = () => readOldestChild(String(child.pid))
    return { origin: `https://${HOST}:${securePort}`, plain, certificate, folder, readWorker, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

async function makeCertificate(folder: string): Promise<string> {
  const file = path.join(folder, 'fullchain.pem')
  const key = path.join(folder, 'privkey.pem')
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  await run('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', file])
  return readFile(file, 'utf8')
}
