CREATE TABLE "import_held" (
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"employer" text NOT NULL,
	"reason" text NOT NULL,
	"entry" json NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "import_held_source_reference_pk" PRIMARY KEY("source","reference")
);
--> statement-breakpoint
CREATE INDEX "import_held_open" ON "import_held" USING btree ("last_seen_at");