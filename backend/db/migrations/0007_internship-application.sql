CREATE TABLE "internship_application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"resume_id" uuid,
	"resume_file_id" uuid NOT NULL,
	"cover_letter_file_id" uuid,
	"note" text,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"internship_id" integer NOT NULL,
	CONSTRAINT "internship_application_once" UNIQUE("account_id","internship_id")
);
--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_resume_file_id_file_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_cover_letter_file_id_file_id_fk" FOREIGN KEY ("cover_letter_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_application" ADD CONSTRAINT "internship_application_internship_id_internship_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internship_application_internship" ON "internship_application" USING btree ("internship_id");--> statement-breakpoint
CREATE INDEX "internship_application_resume" ON "internship_application" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "internship_application_resume_file" ON "internship_application" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "internship_application_cover_letter" ON "internship_application" USING btree ("cover_letter_file_id");