CREATE TABLE "closing_reminder" (
	"account_id" uuid NOT NULL,
	"area" text NOT NULL,
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "closing_reminder_account_id_area_listing_id_pk" PRIMARY KEY("account_id","area","listing_id"),
	CONSTRAINT "closing_reminder_area" CHECK ("closing_reminder"."area" in ('jobs', 'internships', 'scholarships'))
);
--> statement-breakpoint
CREATE TABLE "ended_reach" (
	"account_id" uuid NOT NULL,
	"item" text NOT NULL,
	"kept" jsonb NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ended_reach_account_id_item_pk" PRIMARY KEY("account_id","item")
);
--> statement-breakpoint
ALTER TABLE "digest_stop" RENAME TO "mail_choice";--> statement-breakpoint
ALTER TABLE "mail_choice" RENAME COLUMN "stopped_at" TO "chosen_at";--> statement-breakpoint
ALTER TABLE "mail_choice" DROP CONSTRAINT "digest_stop_account_id_account_id_fk";
--> statement-breakpoint
DROP INDEX "notification_job";--> statement-breakpoint
DROP INDEX "notification_internship";--> statement-breakpoint
DROP INDEX "notification_scholarship";--> statement-breakpoint
ALTER TABLE "mail_choice" ADD COLUMN "rhythm" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_choice" ADD COLUMN "reminders" boolean;--> statement-breakpoint
ALTER TABLE "digest_token" ADD COLUMN "ends" text DEFAULT 'digests' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "cause" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "more" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closing_reminder" ADD CONSTRAINT "closing_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_reach" ADD CONSTRAINT "ended_reach_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choice" ADD CONSTRAINT "mail_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_internship_internship" ON "saved_internship" USING btree ("internship_id");--> statement-breakpoint
CREATE INDEX "saved_job_job" ON "saved_job" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_scholarship_scholarship" ON "saved_scholarship" USING btree ("scholarship_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_job" ON "notification" USING btree ("job_id","account_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_internship" ON "notification" USING btree ("internship_id","account_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_scholarship" ON "notification" USING btree ("scholarship_id","account_id","cause");--> statement-breakpoint
ALTER TABLE "mail_choice" ADD CONSTRAINT "mail_choice_rhythm" CHECK ("mail_choice"."rhythm" in ('at-once', 'daily', 'weekly', 'off'));--> statement-breakpoint
ALTER TABLE "digest_token" ADD CONSTRAINT "digest_token_ends" CHECK ("digest_token"."ends" in ('digests', 'reminders'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_cause" CHECK ("notification"."cause" in ('new', 'closing'));