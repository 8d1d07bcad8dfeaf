-- Of what was folded otherwise before: anything else than plain letters, digits and signs.
update listing_texts t
   set title = fold_text(l.title), text = fold_text(concat_ws(' ', l.title, l.description))
  from listings l where l.id = t.listing_id and (t.text ~ '[^ -~]' or t.text ~ '[''`]');
update account_texts t
   set name = fold_text(a.display_name),
       text = fold_text(concat_ws(' ', a.first_name, a.last_name, a.display_name, a.trading_name, a.email))
  from accounts a where a.id = t.account_id and (t.text ~ '[^ -~]' or t.text ~ '[''`]');
update review_texts t set text = fold_text(concat_ws(' ', r.text, r.reply))
  from reviews r where r.id = t.review_id and (t.text ~ '[^ -~]' or t.text ~ '[''`]');
update invoice_texts t set text = fold_text(concat_ws(' ', i.recipient_name, i.recipient_identifier))
  from invoices i where i.id = t.invoice_id and (t.text ~ '[^ -~]' or t.text ~ '[''`]');
update enquiry_texts t
   set text = fold_text(concat_ws(' ', e.name, e.recipient_name, case when e.withdrawn_at is null then e.email end))
  from finance_enquiries e where e.id = t.enquiry_id and (t.text ~ '[^ -~]' or t.text ~ '[''`]');
