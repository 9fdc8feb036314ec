ALTER TABLE "job" ADD COLUMN "employer" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "employer_confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "source_text" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "corrections" jsonb DEFAULT '{"roles":[],"order":[],"occupation":null}'::jsonb NOT NULL;--> statement-breakpoint
-- What is computed from other columns cannot be told to compute anew; it is made again, with the employer in it.
ALTER TABLE "job" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || chr(10) || location || chr(10) || coalesce(employer, ''))) STORED;--> statement-breakpoint
ALTER TABLE "job" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "search_grams" text[] GENERATED ALWAYS AS (search_grams(organization_id, lower(title || chr(10) || location || chr(10) || coalesce(employer, '')))) STORED;--> statement-breakpoint
-- Without fastupdate: what waits to be put in is searched one by one, and the embedded database never tidies up.
CREATE INDEX "job_search_idx" ON "job" USING gin ("search_grams") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "job_organization_employer_idx" ON "job" USING btree ("organization_id",lower("employer"),"id") WHERE "job"."employer" is not null;
