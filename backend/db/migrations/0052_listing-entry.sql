CREATE TABLE "listing_entry" (
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"area" text NOT NULL,
	"item_id" integer NOT NULL,
	"is_own" boolean NOT NULL,
	"employer" text NOT NULL,
	"draft" json NOT NULL,
	"hash" text NOT NULL,
	"closed_on" date,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_entry_source_reference_pk" PRIMARY KEY("source","reference")
);
--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "requisition" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "requisition" text;--> statement-breakpoint
CREATE INDEX "listing_entry_item" ON "listing_entry" USING btree ("area","item_id");