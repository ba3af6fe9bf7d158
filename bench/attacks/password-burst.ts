import { withLoneApi } from './with-lone-api'

/** The addresses of two visitors. */
const ATTACKER = { 'x-forwarded-for': '203.0.113.7' }
const PERSON = { 'x-forwarded-for': '198.51.100.5' }

const BURST = 115
const ROUNDS = 5
const CREDENTIALS = { email: 'somebody@example.com', password: 'correct horse' }

const print = (text: string) => process.stdout.write(`${text}\n`)

type Timed = { readonly status: number; readonly ms: number }

// `npm run bench -- password-burst`: latency for others while one address tries 115 passwords (promise T18).
await withLoneApi(async ({ address, addResume }) => {
  const timed = async (path: string, init: RequestInit): Promise<Timed> => {
    const begun = performance.now()
    const response = await fetch(address + path, init)
    await response.arrayBuffer()
    return { status: response.status, ms: Math.round(performance.now() - begun) }
  }
  const identity = (action: string, sender: Record<string, string>, body: object) =>
    timed(`/identitytoolkit.googleapis.com/v1/accounts:${action}`, {
      method: 'POST',
      headers: { ...sender, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { path, headers } = await addResume()
  await identity('signUp', PERSON, CREDENTIALS)

  const calls = {
    'sign-in': () => identity('signInWithPassword', PERSON, CREDENTIALS),
    résumé: () => timed(path, { headers: { ...headers, ...PERSON } }),
    listing: () => timed('/v1/job', { headers: PERSON }),
  }
  const askAll = () => Promise.all(Object.values(calls).map((call) => call()))
  const names = Object.keys(calls)

  const quiet: Timed[][] = []
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await askAll())
  print(toLine('quiet, median', names, toMedians(quiet)))

  const begun = performance.now()
  const burst = Array.from({ length: BURST }, (_, index) =>
    identity('signInWithPassword', ATTACKER, {
      email: `guess${index}@example.com`,
      password: 'a guess at it',
    }),
  )
  print(toLine('during the burst', names, await askAll()))
  const answers = await Promise.all(burst)
  print(`the burst: ${Math.round(performance.now() - begun)} ms, ${toTally(answers)}`)
})

function toMedians(rounds: readonly Timed[][]): Timed[] {
  const [first = []] = rounds
  return first.map(({ status }, index) => {
    const times = rounds.flatMap((round) => round[index]?.ms ?? []).toSorted((a, b) => a - b)
    return { status, ms: times[Math.floor(times.length / 2)] ?? 0 }
  })
}

function toLine(when: string, names: readonly string[], asked: readonly Timed[]): string {
  const parts = asked.map(({ status, ms }, index) => `${names[index]} ${status} in ${ms} ms`)
  return `${when}: ${parts.join(', ')}`
}

function toTally(answers: readonly Timed[]): string {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted()
  const describe = (status: number) => {
    const own = answers.filter((answer) => answer.status === status)
    return `${own.length} x ${status} (last after ${Math.max(...own.map(({ ms }) => ms))} ms)`
  }
  return statuses.map(describe).join(', ')
}
