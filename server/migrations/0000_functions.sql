-- The groups of three characters in a text, for indexes that find any part of a word.
-- Does what the extension pg_trgm does, without asking for the right to install one.
CREATE FUNCTION search_grams(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
-- Dear enough that the planner asks the index rather than work it out for every row.
COST 1000
AS $$
  SELECT coalesce(array_agg(DISTINCT first || second || third), '{}')
  FROM (
    SELECT
      letter AS first,
      lead(letter, 1) OVER (ORDER BY n) AS second,
      lead(letter, 2) OVER (ORDER BY n) AS third
    FROM unnest(string_to_array(value, NULL)) WITH ORDINALITY AS letters (letter, n)
  ) AS grams
  WHERE third IS NOT NULL
$$;
