ALTER TABLE "job" ADD COLUMN "agreed_plan" jsonb;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "output_language" text;--> statement-breakpoint
ALTER TABLE "job_brief" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "job_brief" ADD COLUMN "drafted_plan" jsonb;