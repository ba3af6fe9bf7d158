CREATE TABLE "internship_count" (
	"first" smallint NOT NULL,
	"first_value" integer NOT NULL,
	"second" smallint NOT NULL,
	"second_value" integer NOT NULL,
	"closing_date" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_count" (
	"first" smallint NOT NULL,
	"first_value" integer NOT NULL,
	"second" smallint NOT NULL,
	"second_value" integer NOT NULL,
	"closing_date" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "internship_landing";--> statement-breakpoint
DROP INDEX "job_landing";--> statement-breakpoint
DROP INDEX "internship_by_company";--> statement-breakpoint
DROP INDEX "internship_by_category";--> statement-breakpoint
DROP INDEX "internship_by_location";--> statement-breakpoint
DROP INDEX "internship_by_type";--> statement-breakpoint
DROP INDEX "internship_by_level";--> statement-breakpoint
DROP INDEX "internship_by_salary";--> statement-breakpoint
DROP INDEX "job_by_company";--> statement-breakpoint
DROP INDEX "job_by_category";--> statement-breakpoint
DROP INDEX "job_by_location";--> statement-breakpoint
DROP INDEX "job_by_type";--> statement-breakpoint
DROP INDEX "job_by_level";--> statement-breakpoint
DROP INDEX "job_by_salary";--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "company_type_id" integer;--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "major_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "company_type_id" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "major_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "internship_count_first" ON "internship_count" USING btree ("first","first_value","second","closing_date");--> statement-breakpoint
CREATE INDEX "internship_count_second" ON "internship_count" USING btree ("second","second_value","first","closing_date");--> statement-breakpoint
CREATE INDEX "job_count_first" ON "job_count" USING btree ("first","first_value","second","closing_date");--> statement-breakpoint
CREATE INDEX "job_count_second" ON "job_count" USING btree ("second","second_value","first","closing_date");--> statement-breakpoint
CREATE INDEX "internship_by_company_type" ON "internship" USING btree ("company_type_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "internship_by_major" ON "internship" USING gin ("major_ids");--> statement-breakpoint
CREATE INDEX "job_by_company_type" ON "job" USING btree ("company_type_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_by_major" ON "job" USING gin ("major_ids");--> statement-breakpoint
CREATE INDEX "internship_by_company" ON "internship" USING btree ("company_id","closing_date","removed_at");--> statement-breakpoint
CREATE INDEX "internship_by_category" ON "internship" USING btree ("category_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "internship_by_location" ON "internship" USING btree ("location_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "internship_by_type" ON "internship" USING btree ("type_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "internship_by_level" ON "internship" USING btree ("level_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "internship_by_salary" ON "internship" USING btree ("salary_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_by_company" ON "job" USING btree ("company_id","closing_date","removed_at");--> statement-breakpoint
CREATE INDEX "job_by_category" ON "job" USING btree ("category_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_by_location" ON "job" USING btree ("location_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_by_type" ON "job" USING btree ("type_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_by_level" ON "job" USING btree ("level_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_by_salary" ON "job" USING btree ("salary_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);