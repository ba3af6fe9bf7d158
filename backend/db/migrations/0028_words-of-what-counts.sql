-- The next start finds the words of all rows anew (decision 056).
UPDATE "job" SET "words" = '';--> statement-breakpoint
UPDATE "internship" SET "words" = '';--> statement-breakpoint
UPDATE "scholarship" SET "words" = '';--> statement-breakpoint
UPDATE "major_profile" SET "words" = '';
