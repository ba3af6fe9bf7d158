import { readFile } from 'node:fs/promises'
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'
import { checkValue, GO_LIVE_FIELDS, type GoLiveField } from './go-live-fields'

/** A value by the key of its field; null: there is none. */
export type Answers = Readonly<Record<string, string | null>>

/** Reads a YAML file of answers; what it omits keeps its current value. Throws `StartError` that lists all faults. */
export async function readAnswers(path: string, current: Answers): Promise<Answers> {
  const stated = parseMapping(path, await readText(path))
  const unknown = Object.keys(stated).filter((key) =>
    GO_LIVE_FIELDS.every((field) => field.key !== key),
  )
  const faults = unknown.map((key) => `${key} is not known: ${listKeys()}.`)
  const answers: Record<string, string | null> = {}
  for (const field of GO_LIVE_FIELDS) {
    const { key } = field
    const text = stated[key] ?? current[key] ?? ''
    if (text.trim() === '') {
      if (field.isRequired)
        faults.push(`${key} is missing: ${field.rule}, for example ${field.example}.`)
      answers[key] = null
      continue
    }
    const checked = checkValue(field, text)
    if ('error' in checked) faults.push(checked.error)
    else answers[key] = checked.value
  }
  if (faults.length > 0) throw new StartError(faults.join('\n'))
  return answers
}

/**
 * Asks for each value on a terminal, again until it is right. An empty line keeps the current value, "-" clears it.
 * Throws `StartError` when the input ends before.
 */
export async function askAnswers(
  lines: AsyncIterator<string>,
  write: (text: string) => void,
  current: Answers,
): Promise<Answers> {
  write('An empty line keeps what is in brackets, "-" leaves a value out.\n')
  const answers: Record<string, string | null> = {}
  for (const field of GO_LIVE_FIELDS) answers[field.key] = await ask(lines, write, field, current)
  return answers
}

async function ask(
  lines: AsyncIterator<string>,
  write: (text: string) => void,
  field: GoLiveField,
  current: Answers,
): Promise<string | null> {
  const before = current[field.key] ?? null
  for (;;) {
    write(`${field.question}${toHint(field, before)}: `)
    const { done, value: line } = await lines.next()
    if (done) throw new StartError('Not all questions were answered. For programs: --file <file>')
    const text = line.trim()
    if (text === '-' && !field.isRequired) return null
    if (text === '' && before === null && !field.isRequired) return null
    const checked = checkValue(field, text === '' ? (before ?? '') : text)
    if ('value' in checked) return checked.value
    write(`  ${checked.error}\n`)
  }
}

function toHint({ isSecret, isRequired, example }: GoLiveField, before: string | null): string {
  if (before !== null) return ` [${isSecret ? 'as it is set' : before}]`
  return isRequired ? `, for example ${example}` : ' [none]'
}

function listKeys(): string {
  return `there are ${GO_LIVE_FIELDS.map(({ key }) => key).join(', ')}`
}

const mapping = z.record(z.string(), z.string())

function parseMapping(path: string, text: string) {
  const parsed = mapping.safeParse(parseYaml(path, text))
  if (parsed.success) return parsed.data
  throw new StartError(`${path} must have one value a line, as "name: Engineers of Kampot".`)
}

function parseYaml(path: string, text: string): unknown {
  try {
    // Values as they are written: a phone number keeps its zero.
    return parse(text, { schema: 'failsafe' })
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new StartError(`${path} is no YAML: ${error.message.split('\n')[0]}`)
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new StartError(`${path} cannot be read (${getErrorCode(error)}).`)
  }
}
