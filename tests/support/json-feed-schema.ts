import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

const words = { type: 'string', minLength: 1 }
const address = { type: 'string', format: 'uri', pattern: '^https?://' }
const authors = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    properties: { name: words, url: address, avatar: address },
    minProperties: 1,
    additionalProperties: false,
  },
}
const language = { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' }

/** The fields of jsonfeed.org version 1.1 that our feeds use; no others are allowed. */
const schema = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string' },
    home_page_url: address,
    feed_url: address,
    description: words,
    language,
    authors,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'content_text'],
        additionalProperties: false,
        properties: {
          id: words,
          url: address,
          title: { type: 'string' },
          content_text: { type: 'string' },
          summary: { type: 'string' },
          date_published: { type: 'string', format: 'date-time' },
          date_modified: { type: 'string', format: 'date-time' },
          authors,
          tags: { type: 'array', items: words, minItems: 1 },
          language,
        },
      },
    },
  },
}

const ajv = new Ajv({ allErrors: true })
addFormats.default(ajv)
const validate = ajv.compile(schema)

/** Lists what is invalid in the text of a JSON Feed. */
export function listJsonFeedProblems(text: string): string[] {
  if (validate(JSON.parse(text))) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
