import { brotliCompressSync, constants } from 'node:zlib'

/** Size in bytes after brotli at quality 11, which a CDN uses for files that never change. */
export function toBrotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
