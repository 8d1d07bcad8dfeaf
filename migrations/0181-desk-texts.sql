-- What the back office searches and sorts by, without macrons and capitals. It stands beside its tables because to fold
-- a text takes ten times as long as to look through it. The database keeps it, whatever writes.
create function fold_text(said text) returns text language sql immutable parallel safe as
  $$ select translate(lower(coalesce(said, '')), 'āēīōū', 'aeiou') $$;

create table listing_texts (
  listing_id bigint primary key references listings on delete cascade,
  title text not null,
  -- The title too.
  text text not null,
  -- Those of the description, for phone numbers.
  digits text not null
);
create function keep_listing_text() returns trigger language plpgsql as $$
begin
  insert into listing_texts as t (listing_id, title, text, digits)
  values (new.id, fold_text(new.title), fold_text(concat_ws(' ', new.title, new.description)),
          regexp_replace(new.description, '\D', '', 'g'))
  on conflict (listing_id) do update set title = excluded.title, text = excluded.text, digits = excluded.digits
    where t.text <> excluded.text or t.title <> excluded.title;
  return null;
end $$;
create trigger listings_keep_text after insert or update of title, description on listings
  for each row execute function keep_listing_text();

create table account_texts (
  account_id bigint primary key references accounts on delete cascade,
  -- As others see it.
  name text not null,
  -- All names and the email.
  text text not null
);
create function keep_account_text() returns trigger language plpgsql as $$
begin
  insert into account_texts as t (account_id, name, text)
  values (new.id, fold_text(new.display_name),
          fold_text(concat_ws(' ', new.first_name, new.last_name, new.display_name, new.trading_name, new.email)))
  on conflict (account_id) do update set name = excluded.name, text = excluded.text
    where t.text <> excluded.text or t.name <> excluded.name;
  return null;
end $$;
create trigger accounts_keep_text
  after insert or update of first_name, last_name, display_name, trading_name, email on accounts
  for each row execute function keep_account_text();

create table review_texts (
  review_id bigint primary key references reviews on delete cascade,
  -- The reply too.
  text text not null
);
create function keep_review_text() returns trigger language plpgsql as $$
begin
  insert into review_texts as t (review_id, text) values (new.id, fold_text(concat_ws(' ', new.text, new.reply)))
  on conflict (review_id) do update set text = excluded.text where t.text <> excluded.text;
  return null;
end $$;
create trigger reviews_keep_text after insert or update of text, reply on reviews
  for each row execute function keep_review_text();

create table invoice_texts (
  invoice_id bigint primary key references invoices on delete cascade,
  -- To whom: name and email.
  text text not null
);
create function keep_invoice_text() returns trigger language plpgsql as $$
begin
  insert into invoice_texts as t (invoice_id, text)
  values (new.id, fold_text(concat_ws(' ', new.recipient_name, new.recipient_identifier)))
  on conflict (invoice_id) do update set text = excluded.text where t.text <> excluded.text;
  return null;
end $$;
create trigger invoices_keep_text after insert or update of recipient_name, recipient_identifier on invoices
  for each row execute function keep_invoice_text();

create table enquiry_texts (
  enquiry_id bigint primary key references finance_enquiries on delete cascade,
  -- Whose and to whom; the email only until it's withdrawn.
  text text not null
);
create function keep_enquiry_text() returns trigger language plpgsql as $$
begin
  insert into enquiry_texts as t (enquiry_id, text)
  values (new.id, fold_text(concat_ws(' ', new.name, new.recipient_name,
                                      case when new.withdrawn_at is null then new.email end)))
  on conflict (enquiry_id) do update set text = excluded.text where t.text <> excluded.text;
  return null;
end $$;
create trigger finance_enquiries_keep_text
  after insert or update of name, recipient_name, email, withdrawn_at on finance_enquiries
  for each row execute function keep_enquiry_text();
