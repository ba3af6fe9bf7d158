CREATE TABLE "newsletter_issue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"subject" text NOT NULL,
	"markdown" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_id" uuid,
	"queued" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_issue_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
-- Who subscribed before the newsletter asked for a confirmation stays subscribed.
UPDATE "subscription" SET "confirmed_at" = "subscribed_at";
