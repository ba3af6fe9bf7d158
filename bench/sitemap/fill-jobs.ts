import { Client } from 'pg'

/** Indexes of a million titles would take longer than the whole measurement, which does not search. */
export async function dropTextIndexes(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop index job_search_trgm, job_words')
  await client.end()
}

/** Inserts open jobs in addition to the demo's; they are not added to the text search. */
export async function fillJobs(url: string, rows: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into job (source, source_ref, source_hash, title, company_id, category_id,
         location_id, place, description, posted_at, closing_date, search, words, updated_at)
       select 'bench', n::text, '', 'Site Engineer ' || n || ' វិស្វករ',
         (array(select id from company order by id))[1 + n % (select count(*) from company)],
         (array(select id from category order by id))[1 + n % (select count(*) from category)],
         (array(select id from location order by id))[1 + n % (select count(*) from location)],
         'Cambodia', repeat('<p>Duties, written out.</p>', 40), now() - n * interval '1 second',
         current_date + 30, '', 'engineer'::tsvector, now() - n * interval '1 second'
       from generate_series(1, $1::int) n`,
      [rows],
    )
    await client.query('vacuum analyze job')
  } finally {
    await client.end()
  }
}
