import { readdir, readFile } from 'node:fs/promises'

/** The process id of the web process on this port; Linux only. */
export async function findWebProcess(port: string): Promise<string> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    const [command, environment] = [await read('cmdline'), await read('environ')]
    const isWeb = command.includes('.programs/web.js')
    if (isWeb && environment.split('\0').includes(`PORT=${port}`)) return pid
  }
  throw new Error(`No web process listens at ${port}.`)
}
