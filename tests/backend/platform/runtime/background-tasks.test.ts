import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createBackgroundTasks } from '@/backend/platform/runtime/background-tasks'

test('waits for started tasks and logs failures', async () => {
  const lines: string[] = []
  const background = createBackgroundTasks(pino({}, { write: (line: string) => lines.push(line) }))
  const done: string[] = []
  background.start('the first', async () => {
    await new Promise(setImmediate)
    done.push('first')
  })
  background.start('the second', async () => {
    throw new Error('it went wrong')
  })
  await background.settle()
  expect(done).toEqual(['first'])
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the second failed'])
})
