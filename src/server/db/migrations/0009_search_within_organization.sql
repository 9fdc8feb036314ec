DROP INDEX "job_search_idx";
--> statement-breakpoint
DROP FUNCTION trigrams(text);
--> statement-breakpoint
CREATE FUNCTION search_grams(organization_id integer, words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT organization_id || ':' || substr(words, place, size)), '{}')
	FROM generate_series(1, length(words)) place, generate_series(2, 3) size
	WHERE place + size <= length(words) + 1
$$;
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "search_grams" text[] GENERATED ALWAYS AS (search_grams(organization_id, lower(title || chr(10) || location))) STORED;
--> statement-breakpoint
-- Without fastupdate: what waits to be put in is searched one by one, and the embedded database never tidies up.
CREATE INDEX "job_search_idx" ON "job" USING gin ("search_grams") WITH (fastupdate = off);
