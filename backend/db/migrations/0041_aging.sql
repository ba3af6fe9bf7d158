CREATE TABLE "import_seen" (
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_seen_source_reference_pk" PRIMARY KEY("source","reference")
);
