CREATE TABLE "empty_search" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_search_day_words_pk" PRIMARY KEY("day","words")
);
