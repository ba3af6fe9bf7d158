ALTER TABLE "internship_application" DROP CONSTRAINT "internship_application_once";--> statement-breakpoint
ALTER TABLE "job_application" DROP CONSTRAINT "job_application_once";--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "cover_letter_text" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "education" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "major" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "experience" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "deliver_to" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "receipt_to" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "undeliverable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internship_application" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "cover_letter_text" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "education" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "major" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "experience" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "deliver_to" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "receipt_to" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "undeliverable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "apply_email" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "apply_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "internship_application_live" ON "internship_application" USING btree ("account_id","internship_id") WHERE "internship_application"."deliver_to" is not null and "internship_application"."undeliverable_at" is null and "internship_application"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "internship_application_newest" ON "internship_application" USING btree ("account_id","applied_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "job_application_live" ON "job_application" USING btree ("account_id","job_id") WHERE "job_application"."deliver_to" is not null and "job_application"."undeliverable_at" is null and "job_application"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "job_application_newest" ON "job_application" USING btree ("account_id","applied_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_key" UNIQUE("account_id","internship_id","key");--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_key" UNIQUE("account_id","job_id","key");