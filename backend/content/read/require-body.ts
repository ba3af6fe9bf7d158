import { BrokenContentError } from '../broken-content-error'
import type { ContentFile } from './front-matter'

/** Returns the text. Throws BrokenContentError when there is none. */
export function requireBody({ file, body }: ContentFile<unknown>): string {
  if (body === '') throw new BrokenContentError(file, 1, 'there is no text below the fields')
  return body
}
