CREATE TABLE "known_installation" (
	"account_id" uuid NOT NULL,
	"installation_hash" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_installation_account_id_installation_hash_pk" PRIMARY KEY("account_id","installation_hash")
);
--> statement-breakpoint
DROP INDEX "local_user_email";--> statement-breakpoint
ALTER TABLE "local_user" ADD COLUMN "installation_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_installation" ADD CONSTRAINT "known_installation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_installation_signed_in" ON "known_installation" USING btree ("signed_in_at");--> statement-breakpoint
CREATE UNIQUE INDEX "local_user_proven" ON "local_user" USING btree ("email") WHERE "local_user"."email_verified";--> statement-breakpoint
CREATE INDEX "local_user_waiting" ON "local_user" USING btree ("last_login_at") WHERE not "local_user"."email_verified";--> statement-breakpoint
CREATE UNIQUE INDEX "local_user_email" ON "local_user" USING btree ("email","email_verified","installation_hash");