DROP INDEX "internship_words";--> statement-breakpoint
DROP INDEX "job_words";--> statement-breakpoint
CREATE INDEX "internship_words" ON "internship" USING gin ("words",(array[("posted_at" at time zone 'UTC')::date - date '1970-01-01']));--> statement-breakpoint
CREATE INDEX "job_words" ON "job" USING gin ("words",(array[("posted_at" at time zone 'UTC')::date - date '1970-01-01']));