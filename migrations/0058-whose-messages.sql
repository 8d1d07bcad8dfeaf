-- Whose account a message was written for: an address may be shared, and changes.
alter table sent_messages add column account_id bigint references accounts on delete set null;
create index sent_messages_account on sent_messages (account_id, id) where account_id is not null;

-- What was sent before belongs to the one account that had the address since, and to nobody where several have it.
update sent_messages m set account_id = a.id
  from accounts a
 where a.status in ('active', 'suspended') and a.member_since <= m.at
   and m.recipient = case m.channel when 'sms' then a.phone_number else a.email end
   and not exists (
     select from accounts o
      where o.id <> a.id and o.status in ('active', 'suspended')
        and m.recipient = case m.channel when 'sms' then o.phone_number else o.email end);
