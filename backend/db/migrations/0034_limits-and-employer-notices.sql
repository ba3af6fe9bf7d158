CREATE TABLE "employer_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deliver_to" text NOT NULL,
	"area" text NOT NULL,
	"application_id" uuid NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employer_notice_once" UNIQUE("application_id","about")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"empty_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "employer_notice_oldest" ON "employer_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "employer_notice_address" ON "employer_notice" USING btree ("deliver_to");--> statement-breakpoint
CREATE INDEX "internship_application_delivery" ON "internship_application" USING btree ("deliver_to","applied_at");--> statement-breakpoint
CREATE INDEX "internship_application_mail" ON "internship_application" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "job_application_delivery" ON "job_application" USING btree ("deliver_to","applied_at");--> statement-breakpoint
CREATE INDEX "job_application_mail" ON "job_application" USING btree ("mail_id");