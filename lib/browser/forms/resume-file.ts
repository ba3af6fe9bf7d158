import { MAX_FILE_BYTES } from '@/lib/contract/files/file'

const EMPTY = 'This file is empty. Please choose another.'
const TOO_LARGE =
  'This file is larger than 5 MB. Save it as a smaller PDF, for example with smaller pictures.'
const WRONG_TYPE = 'This is not a PDF, DOC or DOCX file. Please save it as one of these.'

const PICTURE =
  'This is a picture, which prints badly and which employers cannot search. Scan the paper to a PDF with your phone, or use one of our templates.'

export const RESUME_TYPES =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const PICTURE_NAME = /\.(?:jpe?g|png|webp|heic|heif|gif|bmp|tiff?|avif)$/i

const NAME = /\.(?:pdf|docx?)$/i

/** Checks name and size of a file without reading it; null when it may be a résumé. */
export function findResumeProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (PICTURE_NAME.test(name)) return PICTURE
  if (!NAME.test(name)) return WRONG_TYPE
  if (size === 0) return EMPTY
  return size > MAX_FILE_BYTES ? TOO_LARGE : null
}
