import { describe, expect, it } from 'vitest'
import { createFairQueue } from '@/lib/server/http-server/concurrency-limit/fair-queue'

/** A queue with these requests, each named after its client and its number: `a1`. */
function open(...clients: readonly string[]) {
  const queue = createFairQueue<string>()
  const counts = new Map<string, number>()
  for (const client of clients) {
    const place = (counts.get(client) ?? 0) + 1
    counts.set(client, place)
    queue.add(client, `${client}${place}`)
  }
  return queue
}

type Queue = ReturnType<typeof open>

function takeAll({ next: take }: Queue): readonly string[] {
  const taken: string[] = []
  for (let item = take(); item !== undefined; item = take()) taken.push(item)
  return taken
}

describe('fair queue (promise S9)', () => {
  it('takes one request of each client in turn, the oldest of each first', () => {
    const queue = open('a', 'a', 'a', 'b', 'b', 'c')
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect([queue.count(), queue.next()]).toEqual([0, undefined])
  })

  it('gives a client no advantage for having been served before', () => {
    const queue = open('a')
    expect(queue.next()).toBe('a1')
    queue.add('b', 'b1')
    queue.add('a', 'a2')
    expect(takeAll(queue)).toEqual(['b1', 'a2'])
  })

  it('counts queued requests, and removes a request only once', () => {
    const queue = open('a', 'a', 'b')
    expect(queue.count()).toBe(3)
    queue.remove('a', 'a1')
    queue.remove('a', 'a1')
    queue.remove('nobody', 'a2')
    expect(queue.count()).toBe(2)
    expect(takeAll(queue)).toEqual(['a2', 'b1'])
    expect(queue.count()).toBe(0)
  })

  it.each([
    ['the queue is empty', [], 'z', undefined],
    ['every client has one', ['a', 'b'], 'z', undefined],
    ['one client has two', ['a', 'b', 'b'], 'z', 'b2'],
    ['several have more', ['a', 'b', 'b', 'c', 'c', 'c'], 'z', 'c3'],
    ['the client would have as many with one more', ['a', 'b', 'b'], 'a', undefined],
    ['the client would still have fewer with one more', ['a', 'b', 'b', 'b'], 'a', 'b3'],
    ['the client itself has most', ['a', 'b', 'b'], 'b', undefined],
  ])('where %s, %j with a new request of %s evicts %s', (_, waiting, client, displaced) => {
    const queue = open(...waiting)
    expect(queue.evictFor(client)).toBe(displaced)
    expect(queue.count()).toBe(waiting.length - (displaced === undefined ? 0 : 1))
    expect(takeAll(queue)).not.toContain(displaced)
  })

  it.each([
    [[], 'z', 0],
    [['a', 'a', 'a'], 'z', 1],
    [['a', 'a', 'a', 'b'], 'z', 2],
    [['a', 'a', 'a', 'b'], 'b', 3],
    [['a', 'a', 'a', 'b'], 'a', 4],
  ])('with %j queued, the next request of %s has %i ahead', (waiting, client, before) => {
    const queue = open(...waiting)
    expect(queue.countAhead(client)).toBe(before)
    expect(queue.countForClient(client)).toBe(waiting.filter((each) => each === client).length)
    queue.add(client, 'next')
    expect(takeAll(queue).indexOf('next')).toBe(before)
  })
})
