import { z } from 'zod'
import { errorBody } from '@/lib/contract/common'
import type { Endpoint, ErrorStatus, Multipart } from '@/lib/contract/endpoint'
import { LIMITS_BY_COST } from './rate-limit-calls'

type JsonSchema = z.core.JSONSchema.BaseSchema

const ERROR_REF = { $ref: '#/components/schemas/Error' }

const INSTALLATION_HEADER = {
  name: 'X-Installation-Id',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
}

const ERROR_DESCRIPTIONS: Readonly<Record<ErrorStatus, string>> = {
  400: 'The input does not fit; `errors` says where',
  404: 'There is no such item',
  409: 'It cannot be done in the present state',
  410: 'There was such an item; it was taken down',
  413: 'The body is too large',
  415: 'The body is not of a type that is taken',
  429: 'Too many calls',
  503: 'Busy; Retry-After says when to try again',
  650: 'The installation is not registered',
  900: 'There is no live session',
}

/** Builds the OpenAPI 3.1 document (architecture §7). */
export function toOpenApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: toOperation(endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the job board',
      version: '1',
      description: 'Jobs, internships, scholarships and majors for engineers in Cambodia.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'X-Session-Token' } },
    },
  }
}

function toOperation(endpoint: Endpoint) {
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    'x-extension': endpoint.extension,
    'x-cost': endpoint.cost,
    'x-rate-limits': LIMITS_BY_COST[endpoint.cost].map(({ name, max, windowMs }) => ({
      name,
      max,
      seconds: windowMs / 1000,
    })),
    security: endpoint.access === 'session' ? [{ session: [] }] : [],
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      INSTALLATION_HEADER,
    ],
    ...toRequestBody(endpoint),
    responses: {
      200: {
        description: 'Done',
        ...toReplyContent(endpoint),
      },
      ...Object.fromEntries(endpoint.errors.map(toErrorResponse)),
      default: { description: 'It could not be answered', ...toContent(ERROR_REF) },
    },
  }
}

function toReplyContent({ reply, replies }: Endpoint) {
  if (replies === 'file') return { content: { 'application/octet-stream': {} } }
  if (replies === 'html') return { content: { 'text/html': { schema: { type: 'string' } } } }
  return toContent(toJsonSchema(reply, 'output'))
}

function toRequestBody({ method, body, multipart }: Endpoint) {
  const { properties = {}, required = [], ...rest } = toJsonSchema(body, 'input')
  if (multipart !== null) {
    const schema = {
      ...rest,
      properties: { ...properties, [multipart.field]: toFiles(multipart) },
      required: [...required, multipart.field],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (Object.keys(properties).length === 0) return {}
  const content = toContent(toJsonSchema(body, 'input'))
  return { requestBody: { required: method !== 'DELETE', ...content } }
}

function toFiles({ maxFiles }: Multipart) {
  const file = { type: 'string', format: 'binary' }
  return maxFiles === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: maxFiles }
}

/** OpenAPI knows only HTTP's statuses; ours are extensions. */
function toErrorResponse(status: ErrorStatus): [string, unknown] {
  const response = { description: ERROR_DESCRIPTIONS[status], ...toContent(ERROR_REF) }
  return [status < 600 ? String(status) : `x-${status}`, response]
}

function toParameters(schema: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function toContent(schema: object) {
  return { content: { 'application/json': { schema } } }
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
