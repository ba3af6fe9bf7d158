import type { Writable } from 'node:stream'

/** Milliseconds between progress lines where lines cannot be rewritten. */
const REMINDER = 10_000
const FRAME = 100
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

export type Terminal = {
  line(text: string): void
  step<Result>(name: string, run: () => Promise<Result>): Promise<Result>
}

export function createTerminal(output: Writable & { isTTY?: boolean }): Terminal {
  let erase = ''
  const line = (text: string) => {
    output.write(`${erase}${text}\n`)
  }
  return {
    line,
    async step(name, run) {
      const begin = performance.now()
      const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`
      const show = output.isTTY === true ? spin : remind
      if (output.isTTY !== true) line(`  ${name} …`)
      const timer = show(name, seconds)
      try {
        const result = await run()
        end(timer)
        line(`✔ ${name} (${seconds()})`)
        return result
      } catch (error) {
        end(timer)
        line(`✘ ${name} (${seconds()})`)
        throw error
      }
    },
  }

  function spin(name: string, seconds: () => string): NodeJS.Timeout {
    let frame = 0
    // Carriage return and "erase in line" (ECMA-48): other output takes the spinner's line.
    erase = '\r\u001b[K'
    return setInterval(() => {
      output.write(`${erase}${FRAMES[frame % FRAMES.length]} ${name} (${seconds()})`)
      frame += 1
    }, FRAME)
  }

  function remind(name: string, seconds: () => string): NodeJS.Timeout {
    return setInterval(() => line(`  ${name}: still working after ${seconds()}`), REMINDER)
  }

  function end(timer: NodeJS.Timeout): void {
    clearInterval(timer)
    output.write(erase)
    erase = ''
  }
}
