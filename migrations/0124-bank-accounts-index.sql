-- For accounts that are paid into the same bank account.
create index concurrently if not exists payment_details_bank_account on payment_details (bank_account);
