-- Notifications from before lead to the trade's own page, which marks them read.
update notifications
   set link = regexp_replace(link, '^/(?:iwon-ilost|isell)\?trade=(\d+)$', '/trades/\1')
 where link ~ '^/(?:iwon-ilost|isell)\?trade=\d+$';
