CREATE TABLE "job_brief" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"input_hash" text NOT NULL,
	"brief" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "output_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "output_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"output_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"provenance" jsonb NOT NULL,
	"author_id" text,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "start_key" (
	"organization_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "start_key_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
ALTER TABLE "output" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "output" ADD COLUMN "current_version" integer;--> statement-breakpoint
ALTER TABLE "output" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "output" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "output" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "output" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_brief" ADD CONSTRAINT "job_brief_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_brief" ADD CONSTRAINT "job_brief_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output_version" ADD CONSTRAINT "output_version_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output_version" ADD CONSTRAINT "output_version_output_id_output_id_fk" FOREIGN KEY ("output_id") REFERENCES "public"."output"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output_version" ADD CONSTRAINT "output_version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_key" ADD CONSTRAINT "start_key_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "output_version_unique" ON "output_version" USING btree ("output_id","version");--> statement-breakpoint
CREATE INDEX "output_version_author_idx" ON "output_version" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "start_key_created_idx" ON "start_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "output_turn_idx" ON "output" USING btree ("turn") WHERE "output"."queued";--> statement-breakpoint
CREATE INDEX "output_organization_turn_idx" ON "output" USING btree ("organization_id","turn") WHERE "output"."queued";--> statement-breakpoint
CREATE INDEX "output_task_idx" ON "output" USING btree ("task_id") WHERE "output"."task_id" is not null;--> statement-breakpoint
ALTER TABLE "output" DROP COLUMN "content";--> statement-breakpoint
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'output_version is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER output_version_append_only BEFORE UPDATE OF output_id, version, content, provenance ON output_version
	FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
