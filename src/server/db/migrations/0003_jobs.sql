CREATE TABLE "job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"salary_range" text,
	"description" text,
	"benefits" text,
	"culture" text,
	"requirements" text,
	"work_type" text,
	"urgency_level" text,
	"deal_breakers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deal_breakers_text" text,
	"preferred_backgrounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"red_flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"competitor_companies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"company_assets" text,
	"chosen_status" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_chosen_status_check" CHECK ("job"."chosen_status" in ('draft', 'active', 'paused', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "output" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "output_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"tool_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"queued" boolean DEFAULT false NOT NULL,
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output" ADD CONSTRAINT "output_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output" ADD CONSTRAINT "output_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_organization_newest_idx" ON "job" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "job_organization_title_idx" ON "job" USING btree ("organization_id",lower("title"),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_idempotency_unique" ON "job" USING btree ("organization_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "output_job_tool_unique" ON "output" USING btree ("job_id","tool_type");