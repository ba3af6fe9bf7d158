import { Client } from 'pg'

/**
 * Runs `work` with a client that `work` connects itself, since each caller treats a failure differently.
 * @param connectTimeoutMs milliseconds to wait for a connection
 */
export async function withUnconnectedClient<Result>(
  url: string,
  connectTimeoutMs: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // A server that dies between queries must not become an unhandled error event; the next query reports it.
  client.on('error', () => undefined)
  try {
    return await work(client)
  } finally {
    // A broken connection cannot be closed cleanly; `work` has failed with the reason.
    await client.end().catch(() => undefined)
  }
}
