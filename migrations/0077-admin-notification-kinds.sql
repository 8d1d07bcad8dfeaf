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
