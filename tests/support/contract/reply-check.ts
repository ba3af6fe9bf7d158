import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { toOpenApi } from '@/backend/platform/http/openapi'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'

/** A response as the API sends it. */
export type SeenReply = {
  readonly status: number
  /** A header's value; empty when it is missing. */
  header(name: string): string
  readonly payload: unknown
}

/** Statuses of checks before every endpoint: timeout, body size and content type. */
const BEFORE_THE_ENDPOINT = [408, 413, 415]

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
addFormats(ajv)
ajv.addSchema(toOpenApi(endpoints), 'openapi')

/** Lists differences between a response and the OpenAPI document, one sentence each. */
export function checkReply(endpoint: Endpoint, reply: SeenReply): readonly string[] {
  const problems =
    reply.status === 200 ? checkSuccess(endpoint, reply) : checkError(endpoint, reply)
  return problems.map((what) => `${endpoint.id} ${reply.status}: ${what}`)
}

function checkSuccess(endpoint: Endpoint, reply: SeenReply): readonly string[] {
  const type = reply.header('content-type')
  if (endpoint.replies === 'html') return /^text\/html/.test(type) ? [] : [`is ${type}, not HTML`]
  if (endpoint.replies === 'file') {
    const isAttachment = reply.header('content-disposition').startsWith('attachment')
    const isTyped = reply.header('x-content-type-options') === 'nosniff'
    return isAttachment && isTyped ? [] : ['is no attachment with nosniff']
  }
  const { path, method } = endpoint
  const operation = `${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
  return checkJson(reply, `#/paths/${operation}/responses/200/content/application~1json/schema`)
}

function checkError(endpoint: Endpoint, reply: SeenReply): readonly string[] {
  const { status } = reply
  const isDeclared = endpoint.errors.some((declared) => declared === status)
  if (!isDeclared && !BEFORE_THE_ENDPOINT.includes(status)) return ['is not declared']
  const waits = status === 429 || status === 503
  // Links that people open: they answer with an HTML page.
  const isPage = endpoint.replies === 'html' && /^text\/html/.test(reply.header('content-type'))
  return [
    ...(isPage ? [] : checkErrorBody(reply)),
    ...(waits && !/^\d+$/.test(reply.header('retry-after')) ? ['has no Retry-After'] : []),
  ]
}

function checkErrorBody(reply: SeenReply): readonly string[] {
  return [
    ...checkJson(reply, '#/components/schemas/Error'),
    ...(String(reply.payload).includes(`"statusCode":${reply.status}`)
      ? []
      : ['names another status']),
  ]
}

function checkJson({ header, payload }: SeenReply, pointer: string): readonly string[] {
  if (!/^application\/json/.test(header('content-type'))) return ['is not JSON']
  const validate = requireSchema(encodeURI(pointer))
  if (validate(JSON.parse(String(payload)))) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function requireSchema(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`openapi${pointer}`)
  if (validate === undefined) throw new Error(`OpenAPI has nothing at ${pointer}`)
  return validate
}
