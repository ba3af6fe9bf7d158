import type { Pool } from 'pg'
import { listMadeWords } from './made-words'

const MADE_WORDS = 8000

/**
 * Inserts open jobs in addition to the demo's, with set-based SQL: a demo job's texts with one of 8,000 made-up words in the title (the
 * most common in every ninth), 50 per employer, half of them in one place, posted over 90 days and closing over 60.
 *
 * @param today `YYYY-MM-DD`
 */
export async function fillRows(pool: Pool, rows: number, today: string): Promise<void> {
  const client = await pool.connect()
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  try {
    await run(
      `set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    await run('select setseed(0.5)')
    const { rows: indexes } = await run(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
       where indrelid in ('job'::regclass, 'job_major'::regclass)
         and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    )
    for (const { name } of indexes) await run(`drop index ${name}`)
    // Skips triggers and foreign keys for a million rows.
    await run('set session_replication_role = replica')
    await fillEmployers(run, Math.ceil(rows / 50))
    await fillJobs(run, rows, today)
    await run('set session_replication_role = origin')
    await run(`select recount_vacancies('job')`)
    for (const { made } of indexes) await run(made)
    await run('vacuum analyze')
  } finally {
    client.release(true)
  }
}

type Run = (text: string, values?: unknown[]) => Promise<unknown>

async function fillEmployers(run: Run, count: number): Promise<void> {
  await run('create temp table made (id int generated always as identity, word text)')
  await run('insert into made (word) select unnest($1::text[])', [listMadeWords(MADE_WORDS)])
  await run(`insert into listed_word select word from made on conflict do nothing`)
  await run(
    `insert into company (source, source_ref, name, company_type_id, location_id, search)
     select 'bench', n, initcap(m.word) || ' ' || n, t.ids[1 + n % cardinality(t.ids)],
       l.ids[1 + floor(power(random(), 3) * cardinality(l.ids))], ' ' || m.word || ' ' || n || E' \\n  '
     from generate_series(1, $1::int) n
     join made m on m.id = 1 + n % ${MADE_WORDS},
     (select array_agg(id order by id) as ids from company_type) t,
     (select array_agg(id order by id) as ids from location) l`,
    [count],
  )
}

async function fillJobs(run: Run, count: number, today: string): Promise<void> {
  // Which demo job, which word (the first of 8,000 in every ninth, the last in one of 72,000), and when.
  await run(
    `create temp table drawn as
     select n, 1 + floor(random() * d.many)::int as demo,
       ceil(power(${MADE_WORDS}, random()))::int as said, random() as posted_ago, random() as closing_at, random() as spot
     from generate_series(1, $1::int) n, (select count(*) as many from job where source = 'demo') d`,
    [count],
  )
  await run(
    `insert into job (source, source_ref, source_hash, title, company_id, category_id, location_id, place,
       type_id, level_id, qualification_id, salary_id, company_type_id, major_ids, pay_min, pay_max, pay_currency,
       description, requirements, benefits, how_to_apply, posted_at, closing_date, search, words)
     select 'bench', n, '', d.title || ' ' || initcap(m.word), c.id, d.category_id,
       case when spot < .5 then d.location_id else l.ids[1 + floor(power(spot * 2 - 1, 2) * cardinality(l.ids))] end, d.place,
       d.type_id, d.level_id, d.qualification_id, d.salary_id, c.company_type_id, d.major_ids, d.pay_min, d.pay_max, d.pay_currency,
       d.description, d.requirements, d.benefits, d.how_to_apply,
       $1::date - posted_ago * interval '90 days',
       case when closing_at < .97 then $1::date + floor(closing_at * 62)::int end,
       replace(d.search, E' \\n', ' ' || m.word || E' \\n'),
       d.words || format('''%s'':1A', m.word)::tsvector
     from drawn
     join (select row_number() over (order by id) as number, job.* from job where source = 'demo') d on d.number = demo
     join made m on m.id = said
     join company c on c.source = 'bench' and c.source_ref = (1 + (n - 1) / 50)::text,
     (select array_agg(id order by id) as ids from location) l`,
    [today],
  )
  await run(
    `insert into job_major (job_id, major_id)
     select job.id, m.major_id from job join drawn on drawn.n::text = job.source_ref
     join (select row_number() over (order by id) as number, id from job where source = 'demo') d on d.number = demo
     join job_major m on m.job_id = d.id where job.source = 'bench'`,
  )
}
