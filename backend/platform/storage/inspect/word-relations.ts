import { SaxesParser } from 'saxes'
import type { RejectionReason } from './rejection-reason'

type Relation = { readonly type: string; readonly target: string; readonly isOutside: boolean }

const MACROS = ['vbaproject', 'wordvbadata']
const OBJECTS = ['oleobject', 'control', 'activexcontrolbinary']

/** A chart's workbook. */
const WORKBOOK = /\.xlsx$/i

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const DRIVE = /^[a-z]:\//i
const LOCAL_FILE = /^file:\/\/(?:localhost)?\/(?!\/)/i
const WEB = /^https?:\/\//i

/** Checks a part's relations. Throws when it is not XML, or has a document type. */
export function checkRelations(xml: string): RejectionReason | null {
  for (const relation of listRelations(xml)) {
    const objection = checkRelation(relation)
    if (objection !== null) return objection
  }
  return null
}

function checkRelation({ type, target, isOutside }: Relation): RejectionReason | null {
  if (MACROS.includes(type)) return 'macros'
  if (OBJECTS.includes(type) || (type === 'package' && !WORKBOOK.test(target))) return 'objects'
  if (!isOutside || type === 'hyperlink') return null
  // Word records where a template was on its author's disk, and loads it from nowhere else.
  if (type === 'attachedtemplate' && isLocal(target)) return null
  if (type === 'image' && (isLocal(target) || WEB.test(target))) return null
  return 'outside'
}

/**
 * Checks for a file of the machine that opens the document; `\\host\share` and `file://host/share` are
 * others.
 */
function isLocal(target: string): boolean {
  const path = decodeURIComponent(target).replaceAll('\\', '/')
  if (DRIVE.test(path) || LOCAL_FILE.test(path)) return true
  return !HAS_SCHEME.test(path) && !path.startsWith('//')
}

function listRelations(xml: string): Relation[] {
  const relations: Relation[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw new Error('Parts of a document have no document type')
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== 'Relationship') return
    const read = (name: string) => attributes[name]?.value.trim() ?? ''
    const target = read('Target')
    const hasHost = HAS_SCHEME.test(target) || /^[\\/]{2}/.test(target)
    relations.push({
      type: read('Type').split('/').at(-1)?.toLowerCase() ?? '',
      target,
      isOutside: hasHost || read('TargetMode').toLowerCase() === 'external',
    })
  })
  parser.write(xml).close()
  return relations
}
