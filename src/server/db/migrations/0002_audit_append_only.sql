CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- When an organization is deleted its row is gone before the foreign key removes these.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM public.organization WHERE id = OLD.organization_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
	FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
