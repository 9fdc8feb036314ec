CREATE TABLE "answer_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"questions" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"key" text NOT NULL,
	"topic" text,
	"ask" text NOT NULL,
	"tools" jsonb NOT NULL,
	"state" text NOT NULL,
	"said" text NOT NULL,
	"replaces" text,
	"must_haves" jsonb,
	"answerer" text NOT NULL,
	"link_id" integer,
	"user_id" text,
	"api_key_id" integer,
	"status" text NOT NULL,
	"against" text,
	"decided_at" timestamp with time zone,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_answer_status_check" CHECK ("job_answer"."status" in ('typed', 'counts', 'waiting', 'noted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_link_id" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "answer_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answer" ADD CONSTRAINT "job_answer_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answer" ADD CONSTRAINT "job_answer_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answer" ADD CONSTRAINT "job_answer_link_id_answer_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."answer_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answer" ADD CONSTRAINT "job_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answer" ADD CONSTRAINT "job_answer_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_link_token_unique" ON "answer_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "answer_link_job_idx" ON "answer_link" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "answer_link_organization_idx" ON "answer_link" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_answer_typed_unique" ON "job_answer" USING btree ("job_id","key","answerer") WHERE "job_answer"."status" = 'typed';--> statement-breakpoint
CREATE INDEX "job_answer_job_idx" ON "job_answer" USING btree ("job_id","key");--> statement-breakpoint
CREATE INDEX "job_answer_organization_idx" ON "job_answer" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "job_answer_link_idx" ON "job_answer" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "job_answer_user_idx" ON "job_answer" USING btree ("user_id");