-- A bill that was asked for is presented only once it is on paper (POS-11).
ALTER TABLE "open_bills" DROP CONSTRAINT "open_bills_asked_is_presented";
