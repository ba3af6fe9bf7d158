-- The newest of some filters are met without opening a row for each that does not fit (decision 037). Drizzle has no word for INCLUDE.
DROP INDEX "job_newest";--> statement-breakpoint
DROP INDEX "internship_newest";--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("posted_at" DESC NULLS FIRST, "id" DESC NULLS FIRST)
	INCLUDE ("closing_date", "removed_at", "company_id", "category_id", "location_id", "type_id", "level_id", "salary_id", "company_type_id", "major_ids");--> statement-breakpoint
CREATE INDEX "internship_newest" ON "internship" USING btree ("posted_at" DESC NULLS FIRST, "id" DESC NULLS FIRST)
	INCLUDE ("closing_date", "removed_at", "company_id", "category_id", "location_id", "type_id", "level_id", "salary_id", "company_type_id", "major_ids");
