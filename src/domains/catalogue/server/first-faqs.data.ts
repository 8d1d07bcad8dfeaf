interface FirstFaq {
  question: string
  answer: string
}

export const firstFaqs: { group: string; faqs: FirstFaq[] }[] = [
  {
    group: 'Buying and bidding',
    faqs: [
      {
        question: 'How does bidding work?',
        answer: `You say the most you would pay, and Hoko bids for you: **only as much as it takes** to be ahead of the others, one step at a time. Nobody sees your maximum, the seller included.

If two people name the same maximum, the one who named it first is ahead. While you lead, you can raise your maximum without the price moving.`,
      },
      {
        question: 'What happens if somebody bids at the last second?',
        answer: `A bid in the last 2 minutes moves the closing to 2 minutes after that bid, so everyone has time to answer. There is nothing to be won by waiting for the last second.

Our server’s clock decides. The countdown on your screen is set by it.`,
      },
      {
        question: 'What does “reserve not met” mean?',
        answer: `The seller has set a lowest price and bidding has not reached it yet. If it is not reached by the closing, the item is not sold. As soon as somebody’s maximum reaches the reserve, the price goes to it and the page says “reserve met”.`,
      },
      {
        question: 'Why has Buy now gone from an auction?',
        answer: `Buy now stands until the first bid, or until the reserve is met where the seller has set one. After that only bidding decides.`,
      },
      {
        question: 'Can I take a bid back?',
        answer: `No. A bid is a contract: if you win, you must buy. Check the photos, description and delivery first, and only bid what you’re ready to pay.`,
      },
      {
        question: 'I won. What now?',
        answer: `You and the seller are given each other’s name, phone number and email, and the price you agreed. You find it all under [iWon · iLost](/iwon-ilost).

1. Get in touch soon, and agree on pickup or delivery.
2. Pay in one of the ways the listing offers.
3. Keep what you wrote to each other until the item is with you.`,
      },
      {
        question: 'Will I be told when an auction I watch is closing?',
        answer: `Press the heart on a listing and it stands in [iWatch](/iwatch), sorted by closing time, with a note of your own if you like. When somebody outbids you, a notice reaches you at once.`,
      },
    ],
  },
  {
    group: 'Selling',
    faqs: [
      {
        question: 'How do I list something?',
        answer: `[Start a listing](/select-listing-type): choose a category, add photos, describe it honestly and choose how it sells. What you write is saved as a draft while you write. Nobody sees it until you publish it.`,
      },
      {
        question: 'What makes a listing sell?',
        answer: `- Clear photos in daylight, from all sides, and of whatever is worn or broken
- A title with what people search for: make, model, size
- Everything a buyer would have to ask: measurements, age, faults, what is included
- A low start price, which brings more bidders; a reserve keeps you safe`,
      },
      {
        question: 'Can I change or withdraw a listing once people have bid?',
        answer: `You can withdraw it, but you must say why, and everybody who has bid reads your reason. What people have bid on does not change under them.`,
      },
      {
        question: 'What does Hoko cost?',
        answer: `It’s free to join, to browse and to bid. Sellers who list a lot can choose one of our [plans](/plans): each says what it costs and what it includes.`,
      },
      {
        question: 'I’m a car dealer. Can I list my whole yard at once?',
        answer: `Yes, with a plan that has a [stock feed](/stock-feed). Send the file from MotorCentral or a CSV, look at what would change, and apply it. The next file updates your listings and withdraws the cars you no longer have.`,
      },
      {
        question: 'Am I selling privately or in trade?',
        answer: `You are **in trade** if you sell regularly to make money, or sell things you bought or made to sell. The law asks traders to say so, and every listing shows it. If you are not sure, [Consumer Protection](https://www.consumerprotection.govt.nz/) explains it in plain words.`,
      },
    ],
  },
  {
    group: 'Paying and staying safe',
    faqs: [
      {
        question: 'How do I pay?',
        answer: `You pay the seller directly, in one of the ways the listing names: often a bank transfer, or cash when you pick it up. Hoko does not hold your money.`,
      },
      {
        question: 'Can I get finance for a vehicle?',
        answer: `Vehicles for sale show estimated repayments with lenders and, if the dealer has its own finance, with the dealer. Move the sliders for deposit and term, then press “Ask about finance”. We only send your details once you agree, and you can withdraw your consent in [your settings](/user-settings#finance-enquiries) at any time.`,
      },
      {
        question: 'What are my rights if something is wrong with it?',
        answer: `That depends on who sold it to you.

- From somebody **in trade** the Consumer Guarantees Act and the Fair Trading Act protect you, also in an auction.
- From somebody who sells **privately** it must be as it was described, but those guarantees do not apply.

If you can’t agree with the seller, the [Disputes Tribunal](https://www.disputestribunal.govt.nz/) can decide.`,
      },
      {
        question: 'How do I spot a scam?',
        answer: `Take your time, and be wary when somebody

- asks you to pay in a way the listing does not name, or with gift cards
- sends new bank details after you have agreed
- wants a code that was sent to your phone: **we never ask for it**, and nobody else has a reason to

If money has gone, call your bank first, at once.`,
      },
    ],
  },
  {
    group: 'Your account',
    faqs: [
      {
        question: 'Why do you need my phone number?',
        answer: `A code sent to it shows that there is a person behind each account. Only somebody you trade with ever sees the number.`,
      },
      {
        question: 'I registered, but I can’t sign in',
        answer: `Check that you sign in with the email you registered with, and that your phone was verified: without the code, the account is not finished. You can [register again](/register) with the same details to have a new code sent.`,
      },
    ],
  },
]
