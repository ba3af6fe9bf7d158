-- Khmer has one order of a syllable (decision 068): the next start folds the text of all rows and finds their words anew.
UPDATE "job" SET "words" = '';--> statement-breakpoint
UPDATE "internship" SET "words" = '';--> statement-breakpoint
UPDATE "scholarship" SET "words" = '';--> statement-breakpoint
UPDATE "major_profile" SET "words" = '';
