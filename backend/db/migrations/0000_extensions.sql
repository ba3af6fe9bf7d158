-- Substring and typo search (design §8).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
