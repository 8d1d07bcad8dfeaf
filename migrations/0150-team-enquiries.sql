-- Who of a business's team wrote or arranged it; the sender and the actor stay the business.
alter table chat_messages add column by_member bigint;
alter table chat_messages add constraint chat_messages_by_member_fkey
  foreign key (by_member) references accounts not valid;
alter table viewing_moves add column by_member bigint;
alter table viewing_moves add constraint viewing_moves_by_member_fkey
  foreign key (by_member) references accounts not valid;
