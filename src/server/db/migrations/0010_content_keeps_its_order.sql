-- A column that a trigger watches cannot change its type.
DROP TRIGGER output_version_append_only ON "output_version";
--> statement-breakpoint
ALTER TABLE "output_version" ALTER COLUMN "content" SET DATA TYPE json;
--> statement-breakpoint
CREATE TRIGGER output_version_append_only BEFORE UPDATE OF output_id, version, content, provenance ON "output_version"
	FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
