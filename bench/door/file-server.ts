import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { requireNginx } from '@/scripts/nginx'

/** One nginx process with one worker that sends these bytes as files: `/0`, `/1` and so on. */
export async function startFileServer(files: readonly Buffer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-nginx-'))
  const port = await findFreePort()
  await mkdir(join(folder, 'pages'))
  await Promise.all(files.map((file, index) => writeFile(join(folder, 'pages', `${index}`), file)))
  await writeFile(join(folder, 'nginx.conf'), configure(folder, port))
  const child = spawn(await requireNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => {
    try {
      return (await fetch(`${url}/0`)).ok ? true : null
    } catch {
      // Nobody listens yet.
      return null
    }
  }
  await until(isReady, { what: 'nginx answers', seconds: 20 })
  const { pid } = child
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return {
    url,
    worker: children.trim(),
    stop: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

function configure(folder: string, port: number): string {
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
    listen 127.0.0.1:${port};
    root ${folder}/pages;
  }
}
`
}
