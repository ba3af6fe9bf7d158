import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { toMultipart } from '../multipart'
import { samplePdf } from '../sample-files'

/** A write of a user, and how to see later whether it is there. */
export type Write = {
  /** True when it was acknowledged; what never answered was not. */
  send(address: string): Promise<boolean>
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
      return (await acknowledged(fetch(url, { method: 'POST', headers }))) !== null
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
      return (await acknowledged(sent)) !== null
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
  const body = JSON.stringify({ jobId, resumeId })
  let first: string | null = null
  const send = async (address: string) => {
    const url = `${address}/v1/job-application`
    return idOf(await acknowledged(fetch(url, { method: 'POST', headers: json, body })))
  }
  return {
    send: async (address) => {
      first = await send(address)
      return first !== null
    },
    count: async (address) => {
      const again = await send(address)
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
      return (await acknowledged(fetch(url, { method: 'DELETE', headers }))) !== null
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
  const id = idOf(await acknowledged(sent))
  if (id === null) throw new Error('The résumé was not taken')
  return id
}

function idOf(reply: unknown): string | null {
  return reply === null ? null : z.looseObject({ id: z.uuid() }).parse(reply).id
}

/** The reply of a call that was answered whole with 200; null when it was cut off or refused. */
async function acknowledged(sent: Promise<Response>): Promise<unknown> {
  try {
    const response = await sent
    const reply: unknown = await response.json()
    return response.status === 200 ? reply : null
  } catch {
    // The connection ended with the process: nothing was acknowledged.
    return null
  }
}
