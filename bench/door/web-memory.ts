import { readdir, readFile } from 'node:fs/promises'

/** MB of the web process that listens at this port, its share of what it shares (PSS); Linux alone tells. */
export async function readWebMemory(port: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    const [command, environment] = [await read('cmdline'), await read('environ')]
    const isWeb = command.includes('.programs/web.js')
    if (!isWeb || !environment.split('\0').includes(`PORT=${port}`)) continue
    const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(await read('smaps_rollup')) ?? []
    return Number(kilobytes) / 1024
  }
  throw new Error(`No web process listens at ${port}.`)
}
