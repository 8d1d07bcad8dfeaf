export const ofSellers = {
  good: [
    'Exactly as described, and easy to deal with. Thank you!',
    'Quick replies and a tidy pick-up. Would buy from again.',
    'Well packed and here in two days. Very happy.',
    'Honest about the wear, which was less than I expected. Ka pai.',
    'Friendly, on time, and even helped me load it. Tino pai!',
    'Great communication from start to finish.',
    'In better condition than the photos. Thanks heaps.',
  ],
  fair: [
    'All good in the end, though it took a few messages to arrange the pick-up.',
    'As described. Courier took a week, which was not the seller’s fault.',
    'Happy with it. Could have done with a wipe-down first.',
    'Fine, but the box was thinner than I would have liked.',
  ],
  poor: [
    'Had a scratch that was not in the photos, and it took days to get an answer.',
    'Waited an hour at the agreed place before anybody came.',
    'It works, but a part was missing that the listing said was there.',
  ],
}

export const ofBuyers = {
  good: [
    'Paid the same evening and picked up when they said. Perfect.',
    'Lovely to deal with. Recommended.',
    'Fast payment and clear messages. Thanks!',
    'Turned up on time with exact change. Ngā mihi!',
    'Easy sale from start to finish.',
  ],
  fair: ['Paid after a reminder, otherwise all fine.', 'Pick-up moved twice, but we got there.'],
  poor: ['Took ten days to pay and wanted a lower price at the door.'],
}

export const replies = [
  'Sorry about that. I have refunded part of the postage.',
  'Thank you for saying so kindly. I will photograph that side next time.',
  'Fair enough, I should have been clearer.',
]
