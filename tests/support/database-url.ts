/** Returns the URL of another database on the same server. Supports socket addresses, which `URL` rejects. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
}
