-- All that a vacancy is filtered by in one array, each value with the number of its filter, as COUNTED has them: one index knows
-- what several filters leave together (decision 037).
CREATE FUNCTION vacancy_values(
	category_id integer, location_id integer, type_id integer, level_id integer, salary_id integer, company_type_id integer, major_ids integer[]
) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_agg(value::bigint * 8 + filter) FROM (
		VALUES (category_id, 1), (location_id, 2), (type_id, 3), (level_id, 4), (salary_id, 5), (company_type_id, 6)
		UNION ALL SELECT unnest(major_ids), 7
	) AS one_of (value, filter) WHERE value IS NOT NULL
$$;--> statement-breakpoint
CREATE INDEX "internship_by_values" ON "internship" USING gin (vacancy_values("category_id", "location_id", "type_id", "level_id", "salary_id", "company_type_id", "major_ids"));--> statement-breakpoint
CREATE INDEX "job_by_values" ON "job" USING gin (vacancy_values("category_id", "location_id", "type_id", "level_id", "salary_id", "company_type_id", "major_ids"));