import { BrokenContentError } from '../broken-content-error'
import type { ContentFile } from './front-matter'

/** Throws BrokenContentError when there is no text. */
export function requireBody({ file, body }: ContentFile<unknown>): string {
  if (body === '') throw new BrokenContentError(file, 1, 'there is no text below the fields')
  return body
}
