-- A vacancy is filtered by each of its provinces, and counted under each (decision 037).
DROP INDEX "job_by_location";--> statement-breakpoint
DROP INDEX "job_by_values";--> statement-breakpoint
DROP INDEX "job_newest";--> statement-breakpoint
DROP INDEX "internship_by_location";--> statement-breakpoint
DROP INDEX "internship_by_values";--> statement-breakpoint
DROP INDEX "internship_newest";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "location_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "location_ids" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "location_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship" ALTER COLUMN "location_ids" SET STORAGE MAIN;--> statement-breakpoint

-- The province that is stated first is always one of all.
CREATE FUNCTION take_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.location_id IS NULL THEN
		NEW.location_ids := '{}';
	ELSIF NEW.location_id IS DISTINCT FROM NEW.location_ids[1] THEN
		NEW.location_ids := NEW.location_id || array_remove(NEW.location_ids, NEW.location_id);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER job_location BEFORE INSERT OR UPDATE OF location_id, location_ids ON job
	FOR EACH ROW EXECUTE FUNCTION take_location();--> statement-breakpoint
CREATE TRIGGER internship_location BEFORE INSERT OR UPDATE OF location_id, location_ids ON internship
	FOR EACH ROW EXECUTE FUNCTION take_location();--> statement-breakpoint

-- The one with a single province stays for processes that still run the version before.
CREATE FUNCTION vacancy_values(
	category_id integer, location_ids integer[], type_id integer, level_id integer, salary_id integer, company_type_id integer, major_ids integer[]
) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_agg(value::bigint * 8 + filter) FROM (
		VALUES (category_id, 1), (type_id, 3), (level_id, 4), (salary_id, 5), (company_type_id, 6)
		UNION ALL SELECT unnest(location_ids), 2
		UNION ALL SELECT unnest(major_ids), 7
	) AS one_of (value, filter) WHERE value IS NOT NULL
$$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION vacancy_counts_of(facts text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT format('
		SELECT first, first_value, second, second_value, coalesce(closing_date, ''infinity''), sum(sign)
		FROM (%s) AS fact CROSS JOIN LATERAL (
			VALUES
				(0, 0, 0, 0), (0, 0, 1, category_id), (0, 0, 3, type_id),
				(0, 0, 4, level_id), (0, 0, 5, salary_id), (0, 0, 6, company_type_id),
				(1, category_id, 3, type_id), (1, category_id, 4, level_id),
				(1, category_id, 5, salary_id), (1, category_id, 6, company_type_id),
				(3, type_id, 4, level_id), (3, type_id, 5, salary_id), (3, type_id, 6, company_type_id),
				(4, level_id, 5, salary_id), (4, level_id, 6, company_type_id), (5, salary_id, 6, company_type_id)
			UNION ALL SELECT said.* FROM unnest(location_ids) AS location, LATERAL (
				VALUES
					(0, 0, 2, location), (1, category_id, 2, location), (2, location, 3, type_id),
					(2, location, 4, level_id), (2, location, 5, salary_id), (2, location, 6, company_type_id)
			) AS said
			UNION ALL SELECT 2, one, 2, other FROM unnest(location_ids) AS one, unnest(location_ids) AS other WHERE one < other
			UNION ALL SELECT 2, location, 7, major FROM unnest(location_ids) AS location, unnest(major_ids) AS major
			UNION ALL SELECT number, value, 7, major FROM unnest(major_ids) AS major, (
				VALUES (0, 0), (1, category_id), (3, type_id), (4, level_id), (5, salary_id), (6, company_type_id)
			) AS said (number, value)
		) AS pair (first, first_value, second, second_value)
		WHERE first_value IS NOT NULL AND second_value IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5 HAVING sum(sign) <> 0', facts)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_vacancies() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fact CONSTANT text := 'id, category_id, location_ids, type_id, level_id, salary_id, company_type_id, major_ids, closing_date';
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

-- The counts stay as they are: each vacancy has the one province that it had.
ALTER TABLE job DISABLE TRIGGER job_counted_update;--> statement-breakpoint
UPDATE job SET location_ids = ARRAY[location_id] WHERE location_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE job ENABLE TRIGGER job_counted_update;--> statement-breakpoint
ALTER TABLE internship DISABLE TRIGGER internship_counted_update;--> statement-breakpoint
UPDATE internship SET location_ids = ARRAY[location_id] WHERE location_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE internship ENABLE TRIGGER internship_counted_update;--> statement-breakpoint

CREATE INDEX "job_by_location" ON "job" USING gin ("location_ids");--> statement-breakpoint
CREATE INDEX "job_by_values" ON "job" USING gin (vacancy_values("category_id", "location_ids", "type_id", "level_id", "salary_id", "company_type_id", "major_ids"));--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("posted_at" DESC NULLS FIRST, "id" DESC NULLS FIRST)
	INCLUDE ("closing_date", "removed_at", "company_id", "category_id", "location_ids", "type_id", "level_id", "salary_id", "company_type_id", "major_ids");--> statement-breakpoint
CREATE INDEX "internship_by_location" ON "internship" USING gin ("location_ids");--> statement-breakpoint
CREATE INDEX "internship_by_values" ON "internship" USING gin (vacancy_values("category_id", "location_ids", "type_id", "level_id", "salary_id", "company_type_id", "major_ids"));--> statement-breakpoint
CREATE INDEX "internship_newest" ON "internship" USING btree ("posted_at" DESC NULLS FIRST, "id" DESC NULLS FIRST)
	INCLUDE ("closing_date", "removed_at", "company_id", "category_id", "location_ids", "type_id", "level_id", "salary_id", "company_type_id", "major_ids");
