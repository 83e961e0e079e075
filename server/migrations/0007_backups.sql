CREATE TABLE "backups" (
	"made_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"verified_at" timestamp (3) with time zone
);
