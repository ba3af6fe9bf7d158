import { z } from 'zod'
import { isThing, listValues, type Thing, typeOf } from './thing'
import { type Range, readVocabulary } from './vocabulary'

const { findRange } = readVocabulary()

const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const address = z.url({ protocol: /^https?$/ })

/** Placeholders of a URL template are in braces. */
const withoutParts = (value: string) => value.replace(/\{[\w?&]+\}/g, 'x')

/** The required format of a string, by its type in the vocabulary; any of a property's types may match. */
const WRITTEN: Readonly<Record<string, (value: string) => boolean>> = {
  Date: (value) => day.safeParse(value).success,
  DateTime: (value) => moment.safeParse(value).success,
  URL: (value) => address.safeParse(withoutParts(value)).success,
  Duration: (value) => /^P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?)?$/.test(value),
}

/** Types, properties and values that schema.org's vocabulary does not have, each with its place. */
export function listVocabularyProblems(thing: Thing, at = ''): readonly string[] {
  const type = typeOf(thing)
  const place = at === '' ? type : at
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    // A URL template has its parameters beside its property.
    if (property.endsWith('-input')) return []
    const range = findRange(type, property)
    const here = `${place}.${property}`
    if (range === undefined) return [`${place} has the unknown type ${type}`]
    if (range === null) return [`${type} has no property ${property}`]
    const values = listValues(value)
    if (values.length === 0) return [`${here} is an empty list`]
    return values.flatMap((each) => listValueProblems(each, range, here))
  })
}

function listValueProblems(value: unknown, range: Range, here: string): readonly string[] {
  if (isThing(value)) {
    return range.things.has(typeOf(value))
      ? listVocabularyProblems(value, here)
      : [`${here} may not be a ${typeOf(value)}`]
  }
  if (typeof value === 'number') return range.isNumber ? [] : [`${here} may not be a number`]
  if (typeof value === 'boolean') return range.isBoolean ? [] : [`${here} may not be yes or no`]
  if (typeof value !== 'string') return [`${here} is ${JSON.stringify(value)}`]
  if (value.trim() === '') return [`${here} is empty`]
  if (range.words !== null && !range.words.has(value)) return [`${here} may not be "${value}"`]
  const written = [...range.named].filter((name) => name !== 'IdReference')
  const strict = written.every((name) => name in WRITTEN || range.things.has(name))
  const isWell = written.some((name) => WRITTEN[name]?.(value))
  return strict && written.some((name) => name in WRITTEN) && !isWell
    ? [`${here} is no ${written.join(' or ')}: "${value}"`]
    : []
}
