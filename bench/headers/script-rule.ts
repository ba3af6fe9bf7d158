import { getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { type Answer, getHeader } from './answer'
import type { Finding } from './finding'

/** Whether loaded scripts are of this origin or have an integrity hash. @param origin of the page, on https */
export function judgeScripts(answer: Answer, origin: string): Finding {
  const type = getHeader(answer, 'content-type')?.split(';')[0]
  if (type !== 'text/html' && type !== 'application/xhtml+xml') return toFinding('no page', 0)
  const scripts = getElementsByTagName('script', parseDocument(answer.body))
    .map(({ attribs: { src = '', integrity = '' } }) => ({ src, isHeld: integrity !== '' }))
    .filter(({ src }) => src !== '')
  const foreign = scripts.filter(({ src }) => new URL(src, origin).origin !== origin)
  if (foreign.length === 0) {
    return scripts.some(({ isHeld }) => isHeld)
      ? toFinding('of our own, held', 5)
      : toFinding('of our own', 0)
  }
  const areHeld = foreign.every(({ isHeld }) => isHeld)
  const isPlain = foreign.some(({ src }) => !src.startsWith('https://'))
  if (isPlain) return toFinding('foreign by http', areHeld ? -20 : -50)
  return toFinding('foreign', areHeld ? 5 : -5)
}

const toFinding = (says: string, points: number): Finding => ({ rule: 'scripts', says, points })
