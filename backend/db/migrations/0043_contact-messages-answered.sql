ALTER TABLE "contact_message" ADD COLUMN "listing_area" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "listing_id" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("sent_at") WHERE "contact_message"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_listing" CHECK (("contact_message"."listing_area" is null) = ("contact_message"."listing_id" is null));--> statement-breakpoint
-- Reports named their listing only in the text, by its address.
UPDATE "contact_message" SET
	"listing_area" = substring("message" from E'\n[^\n]*/(jobs|internships|scholarships)/[0-9]{1,9}(?:\n|$)'),
	"listing_id" = substring("message" from E'\n[^\n]*/(?:jobs|internships|scholarships)/([0-9]{1,9})(?:\n|$)')::integer
WHERE "company_name" = 'Report of a listing';
