ALTER TABLE "publication" DROP CONSTRAINT "publication_job";--> statement-breakpoint
ALTER TABLE "publication" DROP CONSTRAINT "publication_internship";--> statement-breakpoint
ALTER TABLE "publication" DROP CONSTRAINT "publication_scholarship";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_cause";--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "cause" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_job" UNIQUE("job_id","cause");--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_internship" UNIQUE("internship_id","cause");--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_scholarship" UNIQUE("scholarship_id","cause");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_cause" CHECK ("notification"."cause" in ('new', 'closing', 'closed'));--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_cause" CHECK ("publication"."cause" in ('new', 'closed'));