-- Of several pieces the seller may mark some as sold, and others later: a row for each sale.
alter table manual_sales drop constraint sale_marks_pkey;
alter table manual_sales add column id bigint generated always as identity primary key;
create index manual_sales_listing on manual_sales (listing_id);
