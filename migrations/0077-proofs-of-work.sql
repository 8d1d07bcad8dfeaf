-- Each opens one text message. Only those that were solved are here, until they would have expired.
create table used_proofs_of_work (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_proofs_of_work_expiry on used_proofs_of_work (expires_at);
