import { z } from 'zod'
import type { FileTime } from './outcome'

/** A line for a finished test; its name begins with its file. */
const line = z.object({ project: z.string(), name: z.string(), duration: z.number() })

/** How long the files of a project took, by the lines of the browser tests' report. */
export function listBrowserFiles(text: string, project: string): readonly FileTime[] {
  const seconds = new Map<string, number>()
  for (const each of text.split('\n').slice(0, -1)) {
    const test = line.safeParse(JSON.parse(each))
    if (!test.success || test.data.project !== project) continue
    const file = test.data.name.split(': ', 1)[0] ?? ''
    seconds.set(file, (seconds.get(file) ?? 0) + test.data.duration / 1000)
  }
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
}
