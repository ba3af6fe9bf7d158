import { printParseErrorCode, visit } from 'jsonc-parser'

export type JsonFault = {
  readonly length: number
  readonly why: 'this is not JSON' | 'the JSON ends too early' | 'the JSON is nested too deep'
}

/** Maximum of levels searched for a fault; the library is recursive. */
const MAX_LEVELS = 500

/** A string up to its first fault; the text may end within an escape sequence. */
const STRING =
  /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*(?:\\(?:u[\da-fA-F]{0,3})?$)?/y

const UNFINISHED: readonly string[] = ['InvalidSymbol', 'UnexpectedEndOfNumber']

/** Stops the library at the first fault, since it would go on. */
class Found extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.why)
  }
}

export function findJsonFault(text: string): JsonFault {
  let level = 0
  const enter = (offset: number) => {
    level += 1
    if (level > MAX_LEVELS) throw new Found({ length: offset, why: 'the JSON is nested too deep' })
  }
  const leave = () => {
    level -= 1
  }
  try {
    visit(
      text,
      {
        onObjectBegin: enter,
        onArrayBegin: enter,
        onObjectEnd: leave,
        onArrayEnd: leave,
        onError: (code, offset, size) => {
          throw new Found(toFault(text, printParseErrorCode(code), offset, size))
        },
      },
      { disallowComments: true },
    )
  } catch (error) {
    if (error instanceof Found) return error.fault
    throw error
  }
  return { length: text.length, why: 'this is not JSON' }
}

function toFault(text: string, code: string, offset: number, size: number): JsonFault {
  const isHalf = UNFINISHED.includes(code) && offset + size === text.length
  const length = isHalf ? text.length : (endOfString(text, offset) ?? offset)
  return { length, why: length === text.length ? 'the JSON ends too early' : 'this is not JSON' }
}

function endOfString(text: string, offset: number): number | null {
  STRING.lastIndex = offset
  if (!STRING.test(text) || text[STRING.lastIndex] === '"') return null
  return STRING.lastIndex
}
