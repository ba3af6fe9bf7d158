ALTER TABLE "internship" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "removed_because" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "removed_because" text;--> statement-breakpoint
ALTER TABLE "scholarship" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scholarship" ADD COLUMN "removed_because" text;--> statement-breakpoint
CREATE INDEX "internship_landing" ON "internship" USING btree ("category_id","location_id","closing_date","removed_at");--> statement-breakpoint
CREATE INDEX "internship_sitemap" ON "internship" USING btree ("id","updated_at","closing_date","removed_at");--> statement-breakpoint
CREATE INDEX "job_landing" ON "job" USING btree ("category_id","location_id","closing_date","removed_at");--> statement-breakpoint
CREATE INDEX "job_sitemap" ON "job" USING btree ("id","updated_at","closing_date","removed_at");--> statement-breakpoint
CREATE INDEX "scholarship_sitemap" ON "scholarship" USING btree ("id","updated_at","closing_date","removed_at");