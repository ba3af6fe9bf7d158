ALTER TABLE "company" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "company_name" ON "company" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "company_search_trgm" ON "company" USING gin ("search" gin_trgm_ops);