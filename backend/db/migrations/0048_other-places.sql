-- Vacancies are filtered by abroad and remote as by provinces. A new database gets both from its reference data.
INSERT INTO location (name, name_km, code, position)
	SELECT name, name_km, code, (SELECT max(position) FROM location) + number
	FROM (VALUES ('Abroad', 'ក្រៅប្រទេស', 'ABROAD', 1), ('Remote', 'ធ្វើការពីចម្ងាយ', 'REMOTE', 2)) AS place (name, name_km, code, number)
	WHERE EXISTS (SELECT FROM location)
	ON CONFLICT DO NOTHING;--> statement-breakpoint

-- The province that is stated first is always one of all. Without one, only other places are left.
CREATE OR REPLACE FUNCTION take_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.location_id IS NULL THEN
		IF NEW.location_ids <> '{}' THEN
			NEW.location_ids := ARRAY(SELECT id FROM location WHERE id = ANY (NEW.location_ids) AND code NOT LIKE 'KH-%' ORDER BY position);
		END IF;
	ELSIF NEW.location_id IS DISTINCT FROM NEW.location_ids[1] THEN
		NEW.location_ids := NEW.location_id || array_remove(NEW.location_ids, NEW.location_id);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint

UPDATE job SET location_ids = location_ids || (SELECT id FROM location WHERE code = 'ABROAD')
	WHERE location_id IS NULL AND country <> 'KH' AND EXISTS (SELECT FROM location WHERE code = 'ABROAD');--> statement-breakpoint
UPDATE job SET location_ids = location_ids || (SELECT id FROM location WHERE code = 'REMOTE')
	WHERE workplace = 'remote' AND EXISTS (SELECT FROM location WHERE code = 'REMOTE');--> statement-breakpoint
UPDATE internship SET location_ids = location_ids || (SELECT id FROM location WHERE code = 'ABROAD')
	WHERE location_id IS NULL AND country <> 'KH' AND EXISTS (SELECT FROM location WHERE code = 'ABROAD');--> statement-breakpoint
UPDATE internship SET location_ids = location_ids || (SELECT id FROM location WHERE code = 'REMOTE')
	WHERE workplace = 'remote' AND EXISTS (SELECT FROM location WHERE code = 'REMOTE');
