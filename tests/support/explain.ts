import type { Pool } from 'pg'

/** Runs queries and returns their result with the query plan of each statement, planned with its actual values. */
export async function explain<Result>(
  pool: Pool,
  run: () => Promise<Result>,
): Promise<{ result: Result; plans: string[] }> {
  const statements: { text: string; values: unknown[] }[] = []
  const runQuery = pool.query.bind(pool)
  const spy = (config: { text: string }, values: unknown[] = []) => {
    statements.push({ text: config.text, values })
    return Reflect.apply(runQuery, pool, [config, values])
  }
  Object.assign(pool, { query: spy })
  const result = await run().finally(() => Object.assign(pool, { query: runQuery }))
  const plans: string[] = []
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, costs off) ${text}`, values)
    plans.push(rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n'))
  }
  return { result, plans }
}
