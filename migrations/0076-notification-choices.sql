-- When an account wants no push and no email that can wait, in New Zealand's time; kept while it's off.
create table quiet_hours (
  account_id bigint primary key references accounts on delete cascade,
  is_on boolean not null,
  from_time time not null,
  until_time time not null,
  check (from_time <> until_time)
);

-- What was told in quiet hours and is sent when they end, unless it was read or deleted in the bell before.
create table held_notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  notification_id bigint references notifications on delete cascade,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  email_text text not null,
  one_click_url text,
  held_at timestamptz not null default clock_timestamp()
);
create index held_notices_account on held_notices (account_id, id);
create index held_notices_notification on held_notices (notification_id) where notification_id is not null;

-- Admins' notifications have kinds of their own, so that each admin can choose where they arrive.
update notifications n set kind = case
    when n.title like 'Alarm:%' then 'alarm'
    when n.kind = 'flag' then 'report'
    when n.kind = 'trade' then 'dispute'
    when n.kind = 'review' then 'disputed_review'
    when n.kind = 'message' then 'support_request'
    when n.link like '/listings?status=pending%' then 'approval'
    else 'appeal'
  end
  from accounts a
 where a.id = n.account_id and a.type = 'admin' and n.kind in ('flag', 'trade', 'review', 'moderation', 'message');
