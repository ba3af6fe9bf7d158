/** The same server, another database. Works for TCP and for socket addresses, which `URL` refuses. */
export function withDatabaseName(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
}
