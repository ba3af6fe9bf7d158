import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

type Keys = { readonly pair: ECDH; readonly auth: Buffer }

/** Decrypts a message as the browser does (RFC 8291 §3.4, RFC 8188 §2), written from the standards and independent of our library. */
export function decryptPush(message: Buffer, { pair, auth }: Keys): string {
  const salt = message.subarray(0, 16)
  const recordSize = message.readUInt32BE(16)
  const keyLength = message.readUInt8(20)
  const sender = message.subarray(21, 21 + keyLength)
  const record = message.subarray(21 + keyLength)
  if (keyLength !== 65 || record.length > recordSize) throw new Error('The header is wrong')
  const shared = pair.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(shared, auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('The last record does not end')
  }
  return padded.subarray(0, end).toString('utf8')
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
