import { Client } from 'pg'

/** `work` connects the client itself: what a failure means differs by caller. @param patience ms to wait for a connection */
export async function withClient<Result>(
  url: string,
  patience: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience })
  // A server that dies between queries must not become an unhandled error event; the next query reports it.
  client.on('error', () => undefined)
  try {
    return await work(client)
  } finally {
    // A broken connection cannot be ended well; `work` has failed with the reason.
    await client.end().catch(() => undefined)
  }
}
