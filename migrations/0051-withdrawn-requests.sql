-- A promise that its maker took back before it was answered: the key stands without an answer, so that a request
-- that still is on its way under it is refused when it comes.
alter table idempotency_keys alter column answer drop not null;
