CREATE TABLE "import_missing" (
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "import_missing_source_reference_pk" PRIMARY KEY("source","reference")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"scope" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"completeness" text NOT NULL,
	"reason" text NOT NULL,
	"entries" integer NOT NULL,
	"closed" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "import_run_source" ON "import_run" USING btree ("source","scope","id");