import { StartError } from '@/backend/platform/runtime/start-error'
import { BrokenFeedError } from './broken-feed-error'

/** Explains in a sentence or two why an import changed nothing, without a stack, a statement or its values. */
export function explainFeedFailure(error: unknown, file: string): string {
  if (error instanceof BrokenFeedError) return `${file}: ${error.message}.`
  if (error instanceof StartError) return error.message
  return `The import of ${file} failed: ${toReason(error)}.`
}

/** Takes the innermost cause, the database's own words; the outer ones repeat whole statements. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return toReason(error.cause)
  if (error.message !== '') return error.message
  return 'code' in error ? String(error.code) : error.name
}
