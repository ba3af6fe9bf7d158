import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'

/** The unparsed input of a call. */
export type Input = {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/** Sample values; each field takes the first that is valid for it. */
const CANDIDATES: readonly unknown[] = [
  1,
  '1',
  true,
  'text',
  'Some words to read',
  '123456',
  '00000000-0000-4000-8000-000000000000',
  'somebody@visvakor.example',
  '+85512345678',
  '2030-01-01',
  '2030-01-01T00:00:00Z',
  ['1'],
]

const UUID = '00000000-0000-4000-8000-000000000000'

/** The fields of an endpoint's part by name. Parts are objects (contract coherence). */
export function fieldsOf(part: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (!(part instanceof z.ZodObject)) throw new Error('This part of an endpoint is no object')
  return part.shape as Record<string, z.ZodType>
}

/** Guesses valid input with required fields only. */
export function sampleOf({ params, query, body }: Endpoint): Input {
  return { params: sample(params), query: sample(query), body: sample(body) }
}

/** Ids that the caller chooses for its own use; they identify nothing private. */
const CHOSEN = ['key']

/** Fields of a part that accept only a UUID: ids of private things (architecture §7). */
export function listPrivateIds(part: z.ZodType): string[] {
  return Object.entries(fieldsOf(part)).flatMap(([name, field]) => {
    const takesUuid = field.safeParse(UUID).success && !field.safeParse('text').success
    return takesUuid && !CHOSEN.includes(name) ? [name] : []
  })
}

/** The path of a call, with escaped parameters and query keys. */
export function toUrl({ path }: Endpoint, { params, query }: Omit<Input, 'body'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => toSegment(params[name]))
  const pairs = Object.entries(query).map(
    ([name, value]) => `${toSegment(name)}=${toSegment(value)}`,
  )
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

function sample(part: z.ZodType): Record<string, unknown> {
  const entries = Object.entries(fieldsOf(part)).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [] : [[name, pick(field)] as const],
  )
  return Object.fromEntries(entries)
}

function pick(field: z.ZodType): unknown {
  const named = listNamedValues(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }))
  return [...named, ...CANDIDATES].find((value) => field.safeParse(value).success)
}

function listNamedValues({ enum: values = [], const: only }: z.core.JSONSchema.BaseSchema) {
  return only === undefined ? values : [only, ...values]
}

/** A lone surrogate cannot be encoded in UTF-8 and becomes the replacement character, as in a browser. */
function toSegment(value: unknown): string {
  return encodeURIComponent(Buffer.from(String(value)).toString())
}
