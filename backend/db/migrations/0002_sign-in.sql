CREATE TABLE "identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "local_action_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_user" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"display_name" text,
	"photo_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	"password_updated_at" timestamp with time zone NOT NULL,
	"valid_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "provide" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "sign_in_provider" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "gender_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "marital_status_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "education_level_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "major_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "career_level_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_action_code" ADD CONSTRAINT "local_action_code_user_id_local_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_refresh_token" ADD CONSTRAINT "local_refresh_token_user_id_local_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_account" ON "identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "one_time_code_address" ON "one_time_code" USING btree ("address","purpose");--> statement-breakpoint
CREATE INDEX "one_time_code_expiry" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_action_code_user" ON "local_action_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "local_refresh_token_user" ON "local_refresh_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "local_signing_key_newest" ON "local_signing_key" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "local_user_email" ON "local_user" USING btree ("email","email_verified");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_gender_id_gender_id_fk" FOREIGN KEY ("gender_id") REFERENCES "public"."gender"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_marital_status_id_marital_status_id_fk" FOREIGN KEY ("marital_status_id") REFERENCES "public"."marital_status"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_education_level_id_qualification_id_fk" FOREIGN KEY ("education_level_id") REFERENCES "public"."qualification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_career_level_id_job_level_id_fk" FOREIGN KEY ("career_level_id") REFERENCES "public"."job_level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_verified_email" ON "account" USING btree ("email") WHERE "account"."email_verified_at" is not null;