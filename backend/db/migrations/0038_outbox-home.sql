CREATE TABLE "outbox_home" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"database" text NOT NULL,
	"held_since" timestamp with time zone,
	CONSTRAINT "outbox_home_one" CHECK ("outbox_home"."id")
);
