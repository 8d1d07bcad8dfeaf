-- Names and emails are searched in account_texts.
drop index concurrently if exists accounts_name_parts;
drop index concurrently if exists accounts_email_parts;
