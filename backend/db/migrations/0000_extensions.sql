-- Substring and typo search (architecture §8).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
