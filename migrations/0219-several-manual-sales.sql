-- Of several pieces the seller may mark some as sold, and others later: a row for each sale.
alter table manual_sales drop constraint sale_marks_pkey;
