import { MAX_FILE_BYTES } from '@/lib/contract/files/file'

const EMPTY = 'This file is empty. Please choose another.'
const TOO_LARGE =
  'This file is larger than 5 MB. Save it as a smaller PDF, for example with smaller pictures.'
const WRONG_TYPE = 'This is no PDF, DOC or DOCX file. Please save your CV as one of these.'

/** What a file chooser offers for a résumé. */
export const RESUME_TYPES =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const NAME = /\.(?:pdf|docx?)$/i

/** Why a file cannot be a résumé, as far as can be told without reading it; null when it may be one. */
export function findResumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!NAME.test(name)) return WRONG_TYPE
  if (size === 0) return EMPTY
  return size > MAX_FILE_BYTES ? TOO_LARGE : null
}
