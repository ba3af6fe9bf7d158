CREATE TABLE "import_source" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"employer" text,
	"destination" text,
	"gone" text,
	"every_hours" integer NOT NULL,
	"needs_approval" boolean NOT NULL,
	"owner" text,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"failure" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_source_hours" CHECK ("import_source"."every_hours" between 1 and 720)
);
--> statement-breakpoint
CREATE INDEX "import_source_due" ON "import_source" USING btree ("next_run_at") WHERE not "import_source"."is_paused";