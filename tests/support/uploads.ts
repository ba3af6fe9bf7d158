import type { FastifyInstance } from 'fastify'
import { toMultipart } from './multipart'
import { samplePdf } from './sample-files'

type Headers = Record<string, string>

async function post(app: FastifyInstance, url: string, headers: Headers, content: Buffer) {
  const body = toMultipart({ field: 'file', name: 'cv.pdf', content })
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  })
  if (response.statusCode !== 200) throw new Error(`The upload was refused: ${response.body}`)
  return response.json<{ id: string }>()
}

/** Uploads a file of this user and returns its id. */
export async function addFile(app: FastifyInstance, headers: Headers, content = samplePdf()) {
  return (await post(app, '/v1/files/upload', headers, content)).id
}

/** Uploads a résumé of this user and returns its id. */
export async function addResumeOf(app: FastifyInstance, headers: Headers, content = samplePdf()) {
  return (await post(app, '/v1/resume', headers, content)).id
}
