-- The language that a company's mails and papers are proposed in (INV-15). Companies that are there have none, as before.
ALTER TABLE "companies" ADD COLUMN "document_language" text;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_document_language_is_known" CHECK ("companies"."document_language" in ('fr', 'ar'));
