ALTER TABLE "import_source" ADD COLUMN "allows_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "stopped_at" timestamp with time zone;