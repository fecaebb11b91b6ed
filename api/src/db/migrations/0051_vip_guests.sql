-- Guests who are VIPs (FO-17).
ALTER TABLE "guests" ADD COLUMN "is_vip" boolean DEFAULT false NOT NULL;
