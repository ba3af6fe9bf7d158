CREATE TABLE "digest" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"try_after" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "digest_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "digest_stop" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digest_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internship_major_setting" (
	"account_id" uuid NOT NULL,
	"enabled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"major_id" integer NOT NULL,
	CONSTRAINT "internship_major_setting_account_id_major_id_pk" PRIMARY KEY("account_id","major_id")
);
--> statement-breakpoint
CREATE TABLE "internship_salary_setting" (
	"account_id" uuid NOT NULL,
	"enabled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"salary_id" integer NOT NULL,
	CONSTRAINT "internship_salary_setting_account_id_salary_id_pk" PRIMARY KEY("account_id","salary_id")
);
--> statement-breakpoint
CREATE TABLE "job_major_setting" (
	"account_id" uuid NOT NULL,
	"enabled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"major_id" integer NOT NULL,
	CONSTRAINT "job_major_setting_account_id_major_id_pk" PRIMARY KEY("account_id","major_id")
);
--> statement-breakpoint
CREATE TABLE "job_salary_setting" (
	"account_id" uuid NOT NULL,
	"enabled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"salary_id" integer NOT NULL,
	CONSTRAINT "job_salary_setting_account_id_salary_id_pk" PRIMARY KEY("account_id","salary_id")
);
--> statement-breakpoint
CREATE TABLE "scholarship_setting" (
	"account_id" uuid NOT NULL,
	"enabled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"department_id" integer NOT NULL,
	CONSTRAINT "scholarship_setting_account_id_type_department_id_pk" PRIMARY KEY("account_id","type","department_id"),
	CONSTRAINT "scholarship_setting_type" CHECK ("scholarship_setting"."type" in ('full', 'partial'))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" integer,
	"internship_id" integer,
	"scholarship_id" integer,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"emailed_at" timestamp with time zone,
	CONSTRAINT "notification_listing" CHECK (num_nonnulls("notification"."job_id", "notification"."internship_id", "notification"."scholarship_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer,
	"internship_id" integer,
	"scholarship_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publication_job" UNIQUE("job_id"),
	CONSTRAINT "publication_internship" UNIQUE("internship_id"),
	CONSTRAINT "publication_scholarship" UNIQUE("scholarship_id"),
	CONSTRAINT "publication_listing" CHECK (num_nonnulls("publication"."job_id", "publication"."internship_id", "publication"."scholarship_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "digest" ADD CONSTRAINT "digest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_stop" ADD CONSTRAINT "digest_stop_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_token" ADD CONSTRAINT "digest_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_major_setting" ADD CONSTRAINT "internship_major_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_major_setting" ADD CONSTRAINT "internship_major_setting_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_salary_setting" ADD CONSTRAINT "internship_salary_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_salary_setting" ADD CONSTRAINT "internship_salary_setting_salary_id_salary_band_id_fk" FOREIGN KEY ("salary_id") REFERENCES "public"."salary_band"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_major_setting" ADD CONSTRAINT "job_major_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_major_setting" ADD CONSTRAINT "job_major_setting_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_salary_setting" ADD CONSTRAINT "job_salary_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_salary_setting" ADD CONSTRAINT "job_salary_setting_salary_id_salary_band_id_fk" FOREIGN KEY ("salary_id") REFERENCES "public"."salary_band"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_setting" ADD CONSTRAINT "scholarship_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_setting" ADD CONSTRAINT "scholarship_setting_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_internship_id_internship_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_internship_id_internship_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_scholarship_id_scholarship_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarship"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_token_account" ON "digest_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "internship_major_setting_major" ON "internship_major_setting" USING btree ("major_id");--> statement-breakpoint
CREATE INDEX "internship_salary_setting_salary" ON "internship_salary_setting" USING btree ("salary_id");--> statement-breakpoint
CREATE INDEX "job_major_setting_major" ON "job_major_setting" USING btree ("major_id");--> statement-breakpoint
CREATE INDEX "job_salary_setting_salary" ON "job_salary_setting" USING btree ("salary_id");--> statement-breakpoint
CREATE INDEX "scholarship_setting_topic" ON "scholarship_setting" USING btree ("department_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_job" ON "notification" USING btree ("job_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_internship" ON "notification" USING btree ("internship_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_scholarship" ON "notification" USING btree ("scholarship_id","account_id");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notification_to_mail" ON "notification" USING btree ("account_id") WHERE "notification"."read_at" is null and "notification"."emailed_at" is null;