CREATE TABLE "audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"because" text,
	"undo" jsonb,
	"undoes" integer
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"area" text NOT NULL,
	"item_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"stated" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "correction_area_item_id_field_pk" PRIMARY KEY("area","item_id","field")
);
--> statement-breakpoint
CREATE TABLE "desk_key" (
	"hash" text PRIMARY KEY NOT NULL,
	"is_link" boolean NOT NULL,
	"actor" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "audit_undoes" ON "audit" USING btree ("undoes");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_merged_into_id_company_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_merged" ON "company" USING btree ("merged_into_id") WHERE "company"."merged_into_id" is not null;