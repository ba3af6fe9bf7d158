import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOldestChild } from '@/bench/nginx/oldest-child'
import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { requireNginx } from '@/scripts/nginx'

/**
 * Starts nginx with one worker that serves these bytes as files: `/0`, `/1` and so on.
 *
 * @param certificates folder of `fullchain.pem` and `privkey.pem`; plain http without it
 */
export async function startFileServer(files: readonly Buffer[], certificates?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-nginx-'))
  const port = await findFreePort()
  await mkdir(join(folder, 'pages'))
  await Promise.all(files.map((file, index) => writeFile(join(folder, 'pages', `${index}`), file)))
  await writeFile(join(folder, 'nginx.conf'), configure(folder, port, certificates))
  const child = spawn(await requireNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = certificates === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`
  const isReady = async () => {
    try {
      await connectTo(port)
      return true
    } catch {
      // Not listening yet.
      return null
    }
  }
  await until(isReady, { what: 'nginx answers', seconds: 20 })
  return {
    url,
    worker: await readOldestChild(String(child.pid)),
    stop: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

async function connectTo(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.destroy()
}

function configure(folder: string, port: number, certificates: string | undefined): string {
  const secure =
    certificates === undefined
      ? ''
      : `ssl_certificate ${certificates}/fullchain.pem; ssl_certificate_key ${certificates}/privkey.pem;`
  return `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
user root;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  default_type text/html;
  server {
    listen 127.0.0.1:${port}${certificates === undefined ? '' : ' ssl'};
    ${secure}
    root ${folder}/pages;
  }
}
`
}
