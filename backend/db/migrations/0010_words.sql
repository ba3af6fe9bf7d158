CREATE TABLE "listed_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarship" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "major_profile" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "listed_word_trgm" ON "listed_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "internship_words" ON "internship" USING gin ("words");--> statement-breakpoint
CREATE INDEX "internship_without_words" ON "internship" USING btree ("id") WHERE "internship"."words" = '';--> statement-breakpoint
CREATE INDEX "job_words" ON "job" USING gin ("words");--> statement-breakpoint
CREATE INDEX "job_without_words" ON "job" USING btree ("id") WHERE "job"."words" = '';--> statement-breakpoint
CREATE INDEX "scholarship_words" ON "scholarship" USING gin ("words");--> statement-breakpoint
CREATE INDEX "scholarship_without_words" ON "scholarship" USING btree ("id") WHERE "scholarship"."words" = '';--> statement-breakpoint
CREATE INDEX "major_profile_words" ON "major_profile" USING gin ("words");