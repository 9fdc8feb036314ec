CREATE FUNCTION trigrams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT substr(words, place, 3)), '{}') FROM generate_series(1, length(words) - 2) place
$$;
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || chr(10) || location)) STORED;--> statement-breakpoint
CREATE INDEX "job_search_idx" ON "job" USING gin (trigrams("search_text"));