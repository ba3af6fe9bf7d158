import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { createLane } from '@/lib/server/door/admission/lane'

const LIMITS = { most: 2, mostWaiting: 2, deadline: 1000 }
const somebody = () => new EventEmitter()

describe('a lane (promise S9)', () => {
  it('lets in as many as it has places, and the next when one leaves, in order', async () => {
    const { enter, read } = createLane(LIMITS)
    const first = await enter(somebody())
    await enter(somebody())
    const order: string[] = []
    const third = enter(somebody()).then((leave) => {
      order.push('third')
      return leave
    })
    void enter(somebody()).then(() => order.push('fourth'))
    expect(read()).toMatchObject({ running: 2, waiting: 2 })
    first?.()
    first?.()
    const leave = await third
    expect([order, read().waiting]).toEqual([['third'], 1])
    leave?.()
    await vi.waitFor(() => expect(order).toEqual(['third', 'fourth']))
    expect(read()).toEqual({ running: 2, waiting: 0, admitted: 4, refused: 0 })
  })

  it('refuses at once who would be one too many', async () => {
    const { enter, read } = createLane(LIMITS)
    for (let turn = 0; turn < 4; turn += 1) void enter(somebody())
    expect(await enter(somebody())).toBeNull()
    expect(read()).toMatchObject({ running: 2, waiting: 2, refused: 1 })
  })

  it('refuses at once who would wait too long, by how long others took', async () => {
    vi.useFakeTimers()
    try {
      const { enter, read } = createLane({ most: 1, mostWaiting: 50, deadline: 1000 })
      for (let turn = 0; turn < 20; turn += 1) {
        const leave = await enter(somebody())
        vi.advanceTimersByTime(800)
        leave?.()
      }
      await enter(somebody())
      void enter(somebody())
      expect(await enter(somebody())).toBeNull()
      expect(read()).toMatchObject({ running: 1, waiting: 1, refused: 1 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends the waiting after its time, and gives no place to who has gone', async () => {
    vi.useFakeTimers()
    try {
      const { enter, read } = createLane(LIMITS)
      const leave = await enter(somebody())
      await enter(somebody())
      const gone = somebody()
      const left = enter(gone)
      const late = enter(somebody())
      gone.emit('close')
      expect(await left).toBeNull()
      vi.advanceTimersByTime(1000)
      expect(await late).toBeNull()
      leave?.()
      expect(read()).toEqual({ running: 1, waiting: 0, admitted: 2, refused: 2 })
    } finally {
      vi.useRealTimers()
    }
  })
})
