import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { z } from 'zod'
import { toMultipart } from '../multipart'
import { samplePdf } from '../sample-files'

/** A user's write, and how to check later whether it was stored. */
export type Write = {
  /** The response status; 200 acknowledges the write. Null without a complete response. */
  send(address: string): Promise<number | null>
  /** How often it was stored. */
  count(address: string): Promise<number>
}

type Headers = Readonly<Record<string, string>>

const savedJobs = z.object({ data: z.array(z.object({ id: z.int() })) })
const resumes = z.object({
  data: z.array(z.object({ id: z.uuid(), name: z.string(), url: z.string() })),
})

/** Saves a vacancy. */
export function saving(headers: Headers, jobId: number): Write {
  return {
    send: async (address) => {
      const url = `${address}/v1/job/${jobId}/save`
      return (await answerOf(fetch(url, { method: 'POST', headers }))).status
    },
    count: async (address) => {
      const response = await fetchWhenFree(`${address}/v1/job/saved?limit=100`, { headers })
      return savedJobs.parse(await response.json()).data.filter(({ id }) => id === jobId).length
    },
  }
}

/** Reads again while the API is too busy to answer: the counts of all writes are read at once. */
function fetchWhenFree(address: string, init: RequestInit): Promise<Response> {
  const read = async () => {
    const response = await fetch(address, init)
    return response.status === 503 ? null : response
  }
  return vi.waitUntil(read, { timeout: 60_000, interval: 100 })
}

/** Uploads a résumé with unique content; it counts as stored when its bytes are. */
export function uploading(headers: Headers): Write {
  const name = `${randomUUID()}.pdf`
  const content = samplePdf(name)
  return {
    send: async (address) => {
      const body = toMultipart({ field: 'file', name, content })
      const sent = fetch(`${address}/v1/resume`, {
        method: 'POST',
        headers: { ...headers, ...body.headers },
        body: new Uint8Array(body.payload),
      })
      return (await answerOf(sent)).status
    },
    count: async (address) => {
      const response = await fetchWhenFree(`${address}/v1/resume?limit=100`, { headers })
      const listed = resumes.parse(await response.json()).data.filter((each) => each.name === name)
      const kept = await Promise.all(
        listed.map(async ({ id }) => {
          const file = await fetchWhenFree(`${address}/v1/resume/${id}/file`, { headers })
          return file.ok && Buffer.from(await file.arrayBuffer()).equals(content)
        }),
      )
      if (kept.includes(false)) throw new Error(`${name} is listed without its bytes`)
      return kept.length
    },
  }
}

/** Applies with a résumé; a repeated call must return the first application. */
export function applying(headers: Headers, jobId: number, resumeId: string): Write {
  const json = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ jobId, resumeId, name: 'Dara Sok', email: 'dara@example.com' })
  let first: string | null = null
  const send = (address: string) =>
    answerOf(fetch(`${address}/v1/job-application`, { method: 'POST', headers: json, body }))
  return {
    send: async (address) => {
      const answer = await send(address)
      first = idOf(answer) ?? first
      return answer.status
    },
    count: async (address) => {
      const again = idOf(await send(address))
      if (again === null) return 0
      return first === null || again === first ? 1 : 2
    },
  }
}

/** Deletes the account, which has a résumé; it counts as stored when the session is gone. */
export function deleting(headers: Headers): Write {
  return {
    send: async (address) => {
      const url = `${address}/v1/profile?confirm=true`
      return (await answerOf(fetch(url, { method: 'DELETE', headers }))).status
    },
    count: async (address) => {
      const { status } = await fetch(`${address}/v1/profile`, { headers })
      return status === 900 ? 1 : 0
    },
  }
}

/** Uploads a résumé to apply with and returns its id. */
export async function addResume(address: string, headers: Headers): Promise<string> {
  const body = toMultipart({ field: 'file', name: 'own.pdf', content: samplePdf() })
  const sent = fetch(`${address}/v1/resume`, {
    method: 'POST',
    headers: { ...headers, ...body.headers },
    body: new Uint8Array(body.payload),
  })
  const id = idOf(await answerOf(sent))
  if (id === null) throw new Error('The résumé was not taken')
  return id
}

type Answer = { readonly status: number | null; readonly reply: unknown }

/** Null when it was not acknowledged. */
function idOf({ status, reply }: Answer): string | null {
  return status === 200 ? z.looseObject({ id: z.uuid() }).parse(reply).id : null
}

async function answerOf(sent: Promise<Response>): Promise<Answer> {
  try {
    const response = await sent
    const reply: unknown = await response.json()
    return { status: response.status, reply }
  } catch {
    // The process ended the connection: nothing was acknowledged.
    return { status: null, reply: null }
  }
}
