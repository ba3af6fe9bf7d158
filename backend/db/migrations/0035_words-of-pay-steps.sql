-- Finer steps of pay and an office said besides (decision 068): the next start finds the words of all rows anew.
UPDATE "job" SET "words" = '';--> statement-breakpoint
UPDATE "internship" SET "words" = '';--> statement-breakpoint
UPDATE "scholarship" SET "words" = '';--> statement-breakpoint
UPDATE "major_profile" SET "words" = '';
