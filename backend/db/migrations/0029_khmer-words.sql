-- Khmer that looks the same has one spelling (decision 059), as in fold-khmer.ts; the next start finds the words of all rows anew.
CREATE FUNCTION pg_temp.fold_khmer(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fold$
BEGIN
  IF folded !~ '[\u17b6-\u17d2]' THEN
    RETURN folded;
  END IF;
  folded := regexp_replace(folded, '\u17d2\u178a', chr(x'17d2'::int) || chr(x'178f'::int), 'g');
  folded := regexp_replace(folded, '(\u17d2\u179a)(\u17d2[\u1780-\u17a2])', '\2\1', 'g');
  folded := regexp_replace(folded, '([\u17c9\u17ca])((?:\u17d2[\u1780-\u17a2])+)', '\2\1', 'g');
  folded := regexp_replace(folded, '([\u17b6-\u17c6]+)([\u17c9\u17ca])', '\2\1', 'g');
  folded := regexp_replace(folded, '\u17c1\u17b8', chr(x'17be'::int), 'g');
  folded := regexp_replace(folded, '\u17c1\u17b6', chr(x'17c4'::int), 'g');
  folded := regexp_replace(folded, '\u17c6\u17b6', chr(x'17b6'::int) || chr(x'17c6'::int), 'g');
  folded := regexp_replace(folded, '[\u17bb\u17c9](?=[\u17b7-\u17ba\u17be])', chr(x'17ca'::int), 'g');
  folded := regexp_replace(folded, '([\u17b7-\u17ba\u17be])\u17bb', chr(x'17ca'::int) || '\1', 'g');
  RETURN folded;
END
$fold$;--> statement-breakpoint
UPDATE "job" SET "words" = '', "search" = pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "internship" SET "words" = '', "search" = pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "scholarship" SET "words" = '', "search" = pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "major_profile" SET "words" = '', "search" = pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "company" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "university" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "department" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "news" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "careers_advice" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "interview_tip" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "letter_template" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");--> statement-breakpoint
UPDATE "faq" SET "search" = pg_temp.fold_khmer("search") WHERE "search" <> pg_temp.fold_khmer("search");
