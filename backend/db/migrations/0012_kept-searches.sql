CREATE TABLE "calendar_address" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_address_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "kept_search" (
	"account_id" uuid NOT NULL,
	"area" text NOT NULL,
	"search" text NOT NULL,
	"label" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_search_account_id_area_search_pk" PRIMARY KEY("account_id","area","search"),
	CONSTRAINT "kept_search_area" CHECK ("kept_search"."area" in ('jobs', 'internships', 'scholarships'))
);
--> statement-breakpoint
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_search" ADD CONSTRAINT "kept_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;