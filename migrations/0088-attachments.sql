-- What goes with an email, by name: it's made when the email leaves.
alter table sent_messages add column attachment_kind text;
alter table sent_messages add column attachment_id bigint;
