CREATE TABLE "content_text" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"stated" text,
	"edited" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"former" jsonb,
	CONSTRAINT "content_text_kind_slug_pk" PRIMARY KEY("kind","slug")
);
