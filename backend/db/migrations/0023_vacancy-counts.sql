-- Texts and words stand outside of the rows, so that a row is read to be counted without them; short values stay inside (decision 037).
ALTER TABLE job SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE internship SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE job
	ALTER COLUMN source SET STORAGE MAIN, ALTER COLUMN source_ref SET STORAGE MAIN, ALTER COLUMN source_hash SET STORAGE MAIN,
	ALTER COLUMN title SET STORAGE MAIN, ALTER COLUMN place SET STORAGE MAIN, ALTER COLUMN apply_url SET STORAGE MAIN,
	ALTER COLUMN apply_email SET STORAGE MAIN, ALTER COLUMN pay_currency SET STORAGE MAIN, ALTER COLUMN country SET STORAGE MAIN,
	ALTER COLUMN removed_because SET STORAGE MAIN, ALTER COLUMN major_ids SET STORAGE MAIN,
	ALTER COLUMN words SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE internship
	ALTER COLUMN source SET STORAGE MAIN, ALTER COLUMN source_ref SET STORAGE MAIN, ALTER COLUMN source_hash SET STORAGE MAIN,
	ALTER COLUMN title SET STORAGE MAIN, ALTER COLUMN place SET STORAGE MAIN, ALTER COLUMN apply_url SET STORAGE MAIN,
	ALTER COLUMN apply_email SET STORAGE MAIN, ALTER COLUMN pay_currency SET STORAGE MAIN, ALTER COLUMN country SET STORAGE MAIN,
	ALTER COLUMN removed_because SET STORAGE MAIN, ALTER COLUMN major_ids SET STORAGE MAIN,
	ALTER COLUMN words SET STORAGE EXTERNAL;--> statement-breakpoint

-- The type of the company. The lock makes a company that changes it and a vacancy that is written meanwhile wait for each other.
CREATE FUNCTION take_company_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT company_type_id INTO NEW.company_type_id FROM company WHERE id = NEW.company_id FOR SHARE;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER job_company_type BEFORE INSERT OR UPDATE OF company_id, company_type_id ON job
	FOR EACH ROW EXECUTE FUNCTION take_company_type();--> statement-breakpoint
CREATE TRIGGER internship_company_type BEFORE INSERT OR UPDATE OF company_id, company_type_id ON internship
	FOR EACH ROW EXECUTE FUNCTION take_company_type();--> statement-breakpoint
CREATE FUNCTION give_company_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE job SET company_type_id = NEW.company_type_id WHERE company_id = NEW.id;
	UPDATE internship SET company_type_id = NEW.company_type_id WHERE company_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER company_type_given AFTER UPDATE OF company_type_id ON company FOR EACH ROW
	WHEN (OLD.company_type_id IS DISTINCT FROM NEW.company_type_id) EXECUTE FUNCTION give_company_type();--> statement-breakpoint

-- A query of what vacancies add to the counts: each pair of their values once. `facts` is a query of `sign` and columns of a vacancy;
-- the numbers are those of COUNTED in backend/db/schema/vacancy.ts.
CREATE FUNCTION vacancy_counts_of(facts text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT format('
		SELECT first, first_value, second, second_value, coalesce(closing_date, ''infinity''), sum(sign)
		FROM (%s) AS fact CROSS JOIN LATERAL (
			VALUES
				(0, 0, 0, 0), (0, 0, 1, category_id), (0, 0, 2, location_id), (0, 0, 3, type_id),
				(0, 0, 4, level_id), (0, 0, 5, salary_id), (0, 0, 6, company_type_id),
				(1, category_id, 2, location_id), (1, category_id, 3, type_id), (1, category_id, 4, level_id),
				(1, category_id, 5, salary_id), (1, category_id, 6, company_type_id), (2, location_id, 3, type_id),
				(2, location_id, 4, level_id), (2, location_id, 5, salary_id), (2, location_id, 6, company_type_id),
				(3, type_id, 4, level_id), (3, type_id, 5, salary_id), (3, type_id, 6, company_type_id),
				(4, level_id, 5, salary_id), (4, level_id, 6, company_type_id), (5, salary_id, 6, company_type_id)
			UNION ALL SELECT number, value, 7, major FROM unnest(major_ids) AS major, (
				VALUES (0, 0), (1, category_id), (2, location_id), (3, type_id), (4, level_id), (5, salary_id), (6, company_type_id)
			) AS said (number, value)
		) AS pair (first, first_value, second, second_value)
		WHERE first_value IS NOT NULL AND second_value IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5 HAVING sum(sign) <> 0', facts)
$$;--> statement-breakpoint

-- Adds what a statement changed. Rows are only ever added, so writers never wait for each other.
CREATE FUNCTION count_vacancies() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fact CONSTANT text := 'id, category_id, location_id, type_id, level_id, salary_id, company_type_id, major_ids, closing_date';
	added CONSTANT text := format('SELECT %s FROM new_rows WHERE removed_at IS NULL', fact);
	gone CONSTANT text := format('SELECT %s FROM old_rows WHERE removed_at IS NULL', fact);
	facts text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		EXECUTE format('TRUNCATE %I', TG_TABLE_NAME || '_count');
		RETURN NULL;
	END IF;
	facts := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT 1 AS sign, * FROM (%s) AS added', added)
		WHEN 'DELETE' THEN format('SELECT -1 AS sign, * FROM (%s) AS gone', gone)
		ELSE format(
			'SELECT 1 AS sign, * FROM (%1$s EXCEPT ALL %2$s) AS added
			UNION ALL SELECT -1, * FROM (%2$s EXCEPT ALL %1$s) AS gone', added, gone)
	END;
	EXECUTE format('INSERT INTO %I %s', TG_TABLE_NAME || '_count', vacancy_counts_of(facts));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER job_counted_insert AFTER INSERT ON job REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER job_counted_update AFTER UPDATE ON job REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER job_counted_delete AFTER DELETE ON job REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER job_counted_truncate AFTER TRUNCATE ON job
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER internship_counted_insert AFTER INSERT ON internship REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER internship_counted_update AFTER UPDATE ON internship REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER internship_counted_delete AFTER DELETE ON internship REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint
CREATE TRIGGER internship_counted_truncate AFTER TRUNCATE ON internship
	FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies();--> statement-breakpoint

-- Writes each row anew: its texts leave it, its values are taken, and the triggers count it. `|| ''` undoes the compression that
-- would keep a text inside.
ALTER TABLE job DISABLE TRIGGER job_counted_update;--> statement-breakpoint
ALTER TABLE internship DISABLE TRIGGER internship_counted_update;--> statement-breakpoint
UPDATE job SET description = description || '', company_type_id = NULL,
	major_ids = array(SELECT major_id FROM job_major WHERE job_id = job.id ORDER BY major_id);--> statement-breakpoint
UPDATE internship SET description = description || '', company_type_id = NULL,
	major_ids = array(SELECT major_id FROM internship_major WHERE internship_id = internship.id ORDER BY major_id);--> statement-breakpoint
ALTER TABLE job ENABLE TRIGGER job_counted_update;--> statement-breakpoint
ALTER TABLE internship ENABLE TRIGGER internship_counted_update;--> statement-breakpoint
CREATE FUNCTION recount_vacancies(area text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('DELETE FROM %I', area || '_count');
	EXECUTE format('INSERT INTO %I %s', area || '_count',
		vacancy_counts_of(format('SELECT 1 AS sign, * FROM %I WHERE removed_at IS NULL', area)));
END $$;--> statement-breakpoint
SELECT recount_vacancies('job'), recount_vacancies('internship');
