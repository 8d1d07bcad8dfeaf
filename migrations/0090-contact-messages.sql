-- A visitor's message is a support request too: a conversation of nobody with an account, whose first message has no
-- sender.
alter table conversations alter column begun_by drop not null;
alter table conversations drop constraint conversations_kind;
alter table conversations add constraint conversations_kind check (
  case
    when begun_by is null then num_nonnulls(listing_id, seller_id, buyer_id, member_id) = 0
    else num_nonnulls(listing_id, seller_id, buyer_id) = case when member_id is null then 3 else 0 end
  end
) not valid;
alter table chat_messages alter column sender_id drop not null;

create table support_visitors (
  conversation_id bigint primary key references conversations,
  name text not null,
  email text not null,
  phone_number text
);
create index support_visitors_email on support_visitors (email);
