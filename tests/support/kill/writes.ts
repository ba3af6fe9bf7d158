import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { toMultipart } from '../multipart'
import { samplePdf } from '../sample-files'

/** A write of a user, and how to see later whether it is there. */
export type Write = {
  /** The status it was answered with: 200 acknowledges it. Null when no whole answer came. */
  send(address: string): Promise<number | null>
  /** How often it is there. */
  count(address: string): Promise<number>
}

type Headers = Readonly<Record<string, string>>

const savedJobs = z.object({ data: z.array(z.object({ id: z.int() })) })
const resumes = z.object({
  data: z.array(z.object({ id: z.uuid(), name: z.string(), url: z.string() })),
})

/** Saving a vacancy. */
export function saving(headers: Headers, jobId: number): Write {
  return {
    send: async (address) => {
      const url = `${address}/v1/job/${jobId}/save`
      return (await answerOf(fetch(url, { method: 'POST', headers }))).status
    },
    count: async (address) => {
      const response = await fetch(`${address}/v1/job/saved?limit=100`, { headers })
      return savedJobs.parse(await response.json()).data.filter(({ id }) => id === jobId).length
    },
  }
}

/** Uploading a résumé that no other is like; it is there when its bytes are. */
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
      const response = await fetch(`${address}/v1/resume?limit=100`, { headers })
      const listed = resumes.parse(await response.json()).data.filter((each) => each.name === name)
      const kept = await Promise.all(
        listed.map(async ({ id }) => {
          const file = await fetch(`${address}/v1/resume/${id}/file`, { headers })
          return file.ok && Buffer.from(await file.arrayBuffer()).equals(content)
        }),
      )
      if (kept.includes(false)) throw new Error(`${name} is listed without its bytes`)
      return kept.length
    },
  }
}

/** Applying with a résumé; asked again, the first application must be the answer. */
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

/** Deleting the account, which has a résumé; it is there when nobody is signed in any more. */
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

/** Uploads a résumé to apply with and answers its id. */
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
    // The connection ended with the process: nothing was acknowledged.
    return { status: null, reply: null }
  }
}
