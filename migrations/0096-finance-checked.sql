alter table accounts validate constraint accounts_finance;
