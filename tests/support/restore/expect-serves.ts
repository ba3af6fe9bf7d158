import { expect } from 'vitest'
import { z } from 'zod'
import { samplePdf } from '../sample-files'
import type { WholeAccount } from '../whole-account'

const resumes = z.object({ data: z.array(z.object({ id: z.uuid() })) })

/** Checks that the session is valid, each résumé has its bytes, and writes work. */
export async function expectServes(
  address: string,
  { headers, email }: WholeAccount,
): Promise<void> {
  const sent = { headers: { ...headers } }
  const profile = await fetch(`${address}/v1/profile`, sent)
  expect([profile.status, await profile.json()]).toMatchObject([200, { email }])
  const listed = resumes.parse(await (await fetch(`${address}/v1/resume`, sent)).json()).data
  expect(listed.length).toBeGreaterThan(0)
  for (const { id } of listed) {
    const file = await fetch(`${address}/v1/resume/${id}/file`, sent)
    expect(Buffer.from(await file.arrayBuffer()).equals(samplePdf())).toBe(true)
  }
  const saved = await fetch(`${address}/v1/job/saved`, sent)
  expect(await saved.json()).toMatchObject({ total: 1 })
  const body = JSON.stringify({ email: `new-${email}` })
  const json = { 'content-type': 'application/json' }
  const added = await fetch(`${address}/v1/subscriptions`, { method: 'POST', headers: json, body })
  expect(added.status).toBe(200)
}
