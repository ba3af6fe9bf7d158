CREATE TABLE "link_check" (
	"url" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"failing_since" timestamp with time zone
);
