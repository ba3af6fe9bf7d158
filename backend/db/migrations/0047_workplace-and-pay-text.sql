ALTER TABLE "internship" ADD COLUMN "workplace" text;--> statement-breakpoint
ALTER TABLE "internship" ADD COLUMN "pay_text" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "workplace" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "pay_text" text;--> statement-breakpoint
-- Short values stay in the row, texts leave it (decision 037).
ALTER TABLE "internship" ALTER COLUMN "workplace" SET STORAGE MAIN, ALTER COLUMN "pay_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "workplace" SET STORAGE MAIN, ALTER COLUMN "pay_text" SET STORAGE MAIN;
