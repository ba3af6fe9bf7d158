CREATE TABLE "outgoing_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"key" text,
	"account_id" uuid,
	"content" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_by" uuid,
	"settled_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outgoing_message_key_unique" UNIQUE("key"),
	CONSTRAINT "outgoing_message_state" CHECK ("outgoing_message"."state" in ('waiting', 'accepted', 'dead', 'dropped')),
	CONSTRAINT "outgoing_message_settled_at" CHECK (("outgoing_message"."state" = 'waiting') = ("outgoing_message"."settled_at" is null)),
	CONSTRAINT "outgoing_message_content" CHECK (("outgoing_message"."content" is null) = ("outgoing_message"."state" in ('accepted', 'dropped')))
);
--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD CONSTRAINT "outgoing_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_message_due" ON "outgoing_message" USING btree ("channel","expires_at","next_try_at") WHERE "outgoing_message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_message_expiry" ON "outgoing_message" USING btree ("expires_at") WHERE "outgoing_message"."content" is not null and "outgoing_message"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_message_settled" ON "outgoing_message" USING btree ("settled_at") WHERE "outgoing_message"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_message_account" ON "outgoing_message" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "digest" DROP COLUMN "try_after";