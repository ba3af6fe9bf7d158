import { findConcept } from './concepts/concepts'
import { countConceptTokens, MAX_NAME_WORDS, takeExcludedTerm } from './excluded-term'
import { normalizeCharacters } from './fold-text'
import { parseKhmerExclusions } from './khmer-exclusions'
import { tokenize } from './tokenize'

const NOT = /^(?:no|not|without|except|excluding)$/
const BETWEEN =
  /^(?:a|an|any|the|need|needed|require|required|requiring|to|of|for|in|on|at|from|have|having|want|speaking)$/
const AFTER = /^(?:need|needed|require|required|requirement|necessary|please)$/
const OF_BEFORE = /^(?:needed|required|necessary|mandatory|compulsory|obligatory)$/
const NEED = /^(?:need|require)$/
const NEGATED =
  /\b(?:don['’]?t|do not|doesn['’]?t|does not|can['’]?t|can ?not) (?:speak|know|want|like|have|need|require|use)\b/gi
const EITHER = /\bwith(?: and |\s?\/\s?)without\b/gi
const OR = /^(?:or|nor)$/
const IS = /^(?:is|are)$/
const AREA = /^(?:job|internship|scholarship|major)$/

const NAMES =
  /^(?:not (?:only|just|sure|yet|too|very|so|bad|for profit|less|more|far)|no (?:more|less|matter|problem|limit|code|dig|interview)|without borders?|no\.? ?\d+)(?![\p{L}\d])/u

type State = {
  readonly kept: readonly string[]
  readonly excluded: readonly string[]
  readonly left: readonly string[]
}

/** Splits a question into what is excluded ("no IELTS", "not Phnom Penh") and the rest. "No experience" is something that is wanted. */
export function parseExclusions(text: string): { excluded: string[]; rest: string } {
  let state: State = {
    kept: [],
    excluded: [],
    left: toTokens(
      normalizeCharacters(text).replace(EITHER, 'with or without').replace(NEGATED, 'no'),
    ),
  }
  while (state.left.length > 0) state = readNext(state)
  const khmer = parseKhmerExclusions(state.kept.join(' '))
  return { excluded: [...state.excluded, ...khmer.excluded], rest: khmer.rest }
}

function readNext(state: State): State {
  const { kept, left } = state
  if (!NOT.test(toPlain(left[0]))) return keep(state, 1)
  if (kept.slice(-2).map(toPlain).join(' ') === 'with or') return leaveOpen(state)
  const named = countConceptTokens(left)
  if (named > 1) return keep(state, named)
  if (NAMES.test(left.slice(0, 3).map(toPlain).join(' '))) return keep(state, 1)
  return readOfBefore(state) ?? readAfter(state) ?? keep(state, 1)
}

function keep({ kept, left, ...state }: State, count: number): State {
  return { ...state, kept: [...kept, ...left.slice(0, count)], left: left.slice(count) }
}

function leaveOpen(state: State): State {
  const rest = state.left.slice(1)
  const left = rest.slice(countConceptTokens(rest))
  return { ...state, kept: state.kept.slice(0, -2), left }
}

function readOfBefore({ kept, excluded, left }: State): State | null {
  const [, needed = '', ...rest] = left
  const isAtEnd = rest.length === 0
  const isOfBefore = OF_BEFORE.test(toPlain(needed)) || (NEED.test(toPlain(needed)) && isAtEnd)
  if (!isOfBefore) return null
  const before = IS.test(toPlain(kept.at(-1))) ? kept.slice(0, -1) : kept
  const named = [...before, 'not', 'required']
  if (before.some((_, from) => isOneName(named.slice(from)))) {
    return { kept: named, excluded, left: rest }
  }
  const found = before.findIndex((_, from) => isOneName(before.slice(from)))
  const at = found === -1 ? before.length - 1 : found
  const concept = conceptOf(before.slice(at))
  if (before.length === 0 || (AREA.test(concept) && !isAtEnd)) return null
  const taken = takeExcludedTerm(before.slice(at).join(' '))
  if (taken === null) return { kept: before, excluded, left: rest }
  return { kept: before.slice(0, at), excluded: [...excluded, taken.term], left: rest }
}

function readAfter({ kept, excluded, left }: State): State | null {
  let from = 1
  while (BETWEEN.test(toPlain(left[from]))) from += 1
  if (conceptOf(left.slice(from)) === 'job') from += countConceptTokens(left.slice(from))
  while (BETWEEN.test(toPlain(left[from]))) from += 1
  const taken = takeExcludedTerm(left.slice(from).join(' '))
  if (taken === null) return null
  const rest = dropAfter(toTokens(taken.rest))
  const isNext = OR.test(toPlain(rest[0])) && !AREA.test(conceptOf(rest.slice(1)))
  return {
    kept,
    excluded: [...excluded, taken.term],
    left: isNext ? ['not', ...rest.slice(1)] : rest,
  }
}

function dropAfter(tokens: readonly string[]): readonly string[] {
  const end = tokens.findIndex((token) => !AFTER.test(toPlain(token)))
  return end === -1 ? [] : tokens.slice(end)
}

/** Whether the tokens are one name of the dictionary, or one unknown word. */
function isOneName(tokens: readonly string[]): boolean {
  return tokens.length <= MAX_NAME_WORDS && countConceptTokens(tokens) === tokens.length
}

function conceptOf(tokens: readonly string[]): string {
  return findConcept(tokenize(tokens.slice(0, MAX_NAME_WORDS).join(' ')), 0)?.concept ?? ''
}

function toTokens(text: string): string[] {
  return text.split(' ').filter((token) => token !== '')
}

function toPlain(token = ''): string {
  return token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
