ALTER TABLE "internship" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "country" text;