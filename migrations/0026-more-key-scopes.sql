-- API keys get scopes for offers, questions and chat.
alter table api_keys drop constraint api_keys_scopes_check;
alter table api_keys add constraint api_keys_scopes_check
  check (scopes <@ array['listings:read', 'listings:write', 'trades:read', 'webhooks', 'offers:read', 'offers:write',
    'questions:read', 'questions:write', 'chat:read', 'chat:write'] and cardinality(scopes) > 0) not valid;
alter table api_keys validate constraint api_keys_scopes_check;
