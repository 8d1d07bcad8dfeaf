-- Of what was there before; what changes meanwhile is kept by then.
insert into listing_texts (listing_id, title, text, digits)
select id, fold_text(title), fold_text(concat_ws(' ', title, description)), regexp_replace(description, '\D', '', 'g')
  from listings on conflict do nothing;
insert into account_texts (account_id, name, text)
select id, fold_text(display_name), fold_text(concat_ws(' ', first_name, last_name, display_name, trading_name, email))
  from accounts on conflict do nothing;
insert into review_texts (review_id, text)
select id, fold_text(concat_ws(' ', text, reply)) from reviews on conflict do nothing;
insert into invoice_texts (invoice_id, text)
select id, fold_text(concat_ws(' ', recipient_name, recipient_identifier)) from invoices on conflict do nothing;
insert into enquiry_texts (enquiry_id, text)
select id, fold_text(concat_ws(' ', name, recipient_name, case when withdrawn_at is null then email end))
  from finance_enquiries on conflict do nothing;
