-- What doesn't add up in payments and invoices, as the check of money found it. Open until a check finds it no more.
create table money_anomalies (
  id bigint generated always as identity primary key,
  name text not null,
  detail text not null,
  found_at timestamptz not null,
  gone_at timestamptz
);
create unique index money_anomalies_open on money_anomalies (name, detail) where gone_at is null;
