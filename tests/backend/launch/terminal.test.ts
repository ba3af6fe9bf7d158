import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createTerminal } from '@/backend/launch/terminal'

function makeOutput(isTTY: boolean) {
  const output = Object.assign(new PassThrough(), { isTTY })
  return { output, text: () => String(output.read() ?? '') }
}

test('reports progress every ten seconds during a long step without a terminal', async () => {
  vi.useFakeTimers()
  const { output, text } = makeOutput(false)
  const step = createTerminal(output).step(
    'Building',
    () => new Promise<void>((done) => setTimeout(done, 25_000)),
  )
  await vi.advanceTimersByTimeAsync(25_000)
  await step
  expect(text().split('\n')).toEqual([
    '  Building …',
    '  Building: still working after 10 s',
    '  Building: still working after 20 s',
    '✔ Building (25 s)',
    '',
  ])
})

test('erases a spinner before the next output on a terminal', async () => {
  vi.useFakeTimers()
  const { output, text } = makeOutput(true)
  const screen = createTerminal(output)
  const step = screen.step('Building', () => new Promise<void>((done) => setTimeout(done, 250)))
  await vi.advanceTimersByTimeAsync(100)
  expect(text()).toBe('\r\u001b[K⠋ Building (0 s)')
  screen.line('something else')
  expect(text()).toBe('\r\u001b[Ksomething else\n')
  await vi.advanceTimersByTimeAsync(150)
  await step
  expect(text().endsWith('\r\u001b[K✔ Building (0 s)\n')).toBe(true)
})

test('animates the spinner', async () => {
  vi.useFakeTimers()
  const { output, text } = makeOutput(true)
  void createTerminal(output).step('Building', () => new Promise<void>(() => undefined))
  await vi.advanceTimersByTimeAsync(1_100)
  const shown = text().match(/[\u2800-\u28ff]/g) ?? []
  expect(shown.join('')).toBe('⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋')
})

test('marks a failed step and passes on its error', async () => {
  const { output, text } = makeOutput(false)
  const failing = createTerminal(output).step('Building', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(text()).toContain('✘ Building (0 s)\n')
})
