-- The first plans named numbers of listings, which are no advantage while there is no limit without a plan.
update plans set description = 'For car yards: your stock feed, your own branding and three featured listings.'
  where description = 'For small car yards: 30 vehicles at once, your stock feed and your own branding.';
update plans set description = 'For bigger yards: your stock feed, your own branding and ten featured listings.'
  where description = 'For bigger yards: as many vehicles as you like, ten of them featured.';
update plans set description = 'For real estate agencies: your agents, your branding and five featured listings.'
  where description = 'For real estate agencies: every property you look after, your agents and your branding.';
