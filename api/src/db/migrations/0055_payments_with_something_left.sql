-- Aged balances read the payments with something left to allocate, not those of all years (INV-14).
CREATE INDEX "payments_with_something_left" ON "payments" USING btree ("hotel_id","company_id") WHERE "payments"."allocated_centimes" < "payments"."amount_centimes";
