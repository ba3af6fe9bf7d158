CREATE TABLE "alert_reader" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"mailed_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_reader_email_unique" UNIQUE("email"),
	CONSTRAINT "alert_reader_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "search_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid NOT NULL,
	"area" text NOT NULL,
	"search" text NOT NULL,
	"rhythm" text NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seen_id" integer NOT NULL,
	"next_on" date NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_alert_token_unique" UNIQUE("token"),
	CONSTRAINT "search_alert_once" UNIQUE("reader_id","area","search"),
	CONSTRAINT "search_alert_area" CHECK ("search_alert"."area" in ('jobs', 'internships', 'scholarships')),
	CONSTRAINT "search_alert_rhythm" CHECK ("search_alert"."rhythm" in ('daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_reader_id_alert_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."alert_reader"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_alert_due" ON "search_alert" USING btree ("next_on") WHERE "search_alert"."confirmed_at" is not null;