CREATE TABLE "logo" (
	"mark" text PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL
);
