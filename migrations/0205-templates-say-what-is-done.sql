-- The texts that Hoko began with greeted in the middle of a sentence and said what may not have been done.
-- What an operator has written stays.
update moderation_templates t set title = n.text, updated_at = clock_timestamp()
  from (values
    ('Payment outside Hoko',
     'Unsafe payment')) as n (old_text, text)
 where t.title = n.old_text and t.updated_by is null
   and not exists (select from moderation_templates o where lower(o.title) = lower(n.text) and o.retired_at is null);

update moderation_templates t set reason = n.text, updated_at = clock_timestamp()
  from (values
    ('Kia ora {member}. “{listing}” is something that can’t be sold on Hoko. Please read the trading rules before you list again.',
     '“{listing}” is something that can’t be sold on Hoko. Please read the trading rules before you list again.'),
    ('Kia ora {member}. “{listing}” looks like a copy of a brand. Replicas can’t be sold on Hoko. If it’s genuine, send us proof of purchase.',
     '“{listing}” looks like a copy of a brand. Replicas can’t be sold on Hoko. If it’s genuine, send us proof of purchase.'),
    ('Kia ora {member}. You asked a buyer to pay in a way that isn’t allowed on Hoko. Keep payment and messages here, so both of you are covered.',
     'You asked a buyer to pay in a way that isn’t allowed on Hoko. Only ask to be paid by the ways your listing names, never by gift card and never to a changed account.'),
    ('Kia ora {member}. An account linked to the seller tried to bid on or buy “{listing}”. Sellers, their households and their staff can’t bid on their own listings.',
     'An account linked to the seller tried to bid on or buy “{listing}”. Sellers, their households and their staff can’t bid on their own listings.'),
    ('Kia ora {member}. “{listing}” is in the wrong category, so buyers can’t find it. Please move it to one that fits.',
     '“{listing}” is in the wrong category, where buyers don’t look for it. It belongs in one that fits what’s for sale.'),
    ('Kia ora {member}. Something in “{listing}” doesn’t match what’s for sale. Please fix the text or photos so buyers know what they get.',
     'Something in “{listing}” doesn’t match what’s for sale. Please fix the text or photos so buyers know what they get.'),
    ('Kia ora {member}. Please don’t share phone numbers, emails or links in public. People can reach each other through Hoko once there’s a sale.',
     'Please don’t share phone numbers, emails or links in public. People can reach each other through Hoko once there’s a sale.'),
    ('Kia ora {member}. What you wrote was abusive. Treat other people on Hoko with respect, even when a trade goes wrong.',
     'What you wrote was abusive. Treat other people on Hoko with respect, even when a trade goes wrong.'),
    ('Kia ora {member}. Please don’t send the same message to many people or advertise in questions and messages.',
     'Please don’t send the same message to many people or advertise in questions and messages.'),
    ('Kia ora {member}. A review has to be about the trade itself. Yours isn’t, so it can’t stay.',
     'A review has to be about the trade itself. Yours isn’t, so it can’t stay.'),
    ('Kia ora {member}. This is against Hoko’s trading rules. Please read them before you carry on.',
     'This is against Hoko’s trading rules. Please read them before you carry on.')) as n (old_text, text)
 where t.reason = n.old_text and t.updated_by is null;

update moderation_templates t set word = n.text, updated_at = clock_timestamp()
  from (values
    ('Thanks for letting us know. That item isn’t allowed on Hoko, and we’ve acted on it.',
     'Thanks for letting us know. That item isn’t allowed on Hoko.'),
    ('Thanks for your report. It looks like a copy, and we’ve acted on it.',
     'Thanks for your report. It looks like a copy.'),
    ('Thanks for telling us. Don’t pay outside Hoko. We’ve acted on it.',
     'Thanks for telling us. Only pay by the ways the listing names, never by gift card and never to a changed account.'),
    ('Thanks for your report. We’ve looked into the bidding and acted on it.',
     'Thanks for your report. We’ve looked into the bidding.'),
    ('Thanks for your report. We’ve asked the seller to move it.',
     'Thanks for your report.'),
    ('Thanks for your report. We’ve asked the seller to fix it.',
     'Thanks for your report.'),
    ('Thanks for your report. We’ve dealt with the contact details.',
     'Thanks for your report. Contact details don’t belong in public.'),
    ('Thanks for telling us, and sorry you had to read that. We’ve acted on it.',
     'Thanks for telling us, and sorry you had to read that.'),
    ('Thanks for your report. We’ve dealt with the spam.',
     'Thanks for your report. Spam isn’t allowed on Hoko.')) as n (old_text, text)
 where t.word = n.old_text and t.updated_by is null;
