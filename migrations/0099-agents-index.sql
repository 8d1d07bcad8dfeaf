create index concurrently if not exists property_details_agents on property_details using gin (agent_ids)
  where agent_ids <> '{}';
