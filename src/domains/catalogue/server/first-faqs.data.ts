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
        answer: `Enter the most you’d pay, and Hoko bids for you: **only as much as it takes** to stay ahead, one step at a time. No one can see your limit, not even the seller.

If two people enter the same limit, the one who entered it first is ahead. While you’re winning, you can raise your limit without the price moving.`,
      },
      {
        question: 'What happens if someone bids at the last second?',
        answer: `A bid in the last 2 minutes moves the closing time to 2 minutes after that bid, so everyone has time to respond. Sniping doesn’t work here.

Our server’s clock decides, and the countdown on your screen follows it.`,
      },
      {
        question: 'What does “reserve not met” mean?',
        answer: `The seller has set a lowest price, and bidding hasn’t reached it yet. If it isn’t reached before the auction closes, the item isn’t sold. As soon as someone’s limit reaches the reserve, the price moves to the reserve and the page says “reserve met”.`,
      },
      {
        question: 'Why has Buy now gone from an auction?',
        answer: `Buy now is available until the first bid. If the seller has set a reserve, it’s available until the reserve is met. After that, the highest bid wins.`,
      },
      {
        question: 'Can I take a bid back?',
        answer: `No. A bid is a contract: if you win, you must buy. Check the photos, description and delivery first, and only bid what you’re ready to pay.`,
      },
      {
        question: 'I won. What now?',
        answer: `You and the seller get each other’s name, phone number and email. You’ll find your purchase under [iWon · iLost](/iwon-ilost).

1. Choose delivery or pickup. The page shows the total.
2. Pay in one of the ways the listing names.
3. Keep your messages until you’ve got the item.`,
      },
      {
        question: 'Will you remind me before an auction closes?',
        answer: `Yes. Tap the heart to add a listing to [iWatch](/iwatch), and choose a reminder 24 hours, 12 hours or 1 hour before it closes. If someone outbids you, we’ll tell you straight away.`,
      },
    ],
  },
  {
    group: 'Selling',
    faqs: [
      {
        question: 'How do I list an item?',
        answer: `[Start a listing](/select-listing-type): choose a category, add photos, describe it honestly and choose how to sell it. We save your draft as you go, and no one sees it until you publish.`,
      },
      {
        question: 'How can I help my listing sell?',
        answer: `- Take clear photos in daylight, from every side, including any wear or damage
- Put what people search for in the title: make, model, size
- Answer what a buyer would ask: measurements, age, faults, what’s included
- Start low to bring in more bidders, and set a reserve if you need one`,
      },
      {
        question: 'Can I change or withdraw a listing once people have bid?',
        answer: `You can withdraw it, but you must give a reason, and everyone who has bid will see it. You can’t change what people have already bid on.`,
      },
      {
        question: 'How much does Hoko cost?',
        answer: `It’s free to join, browse and bid. If you list a lot, you can choose one of our [plans](/plans): each shows its price and what’s included.`,
      },
      {
        question: 'I’m a car dealer. Can I list my whole yard at once?',
        answer: `Yes, with a plan that includes the [stock feed](/stock-feed). Send a MotorCentral file or a CSV, check the changes, and apply them. Your next file updates your listings and withdraws the cars you no longer have.`,
      },
      {
        question: 'Am I selling privately or in trade?',
        answer: `You’re **in trade** if you sell regularly to make money, or sell things you bought or made to sell. By law, traders must say so, and we show it on every listing. If you’re not sure, [Consumer Protection](https://www.consumerprotection.govt.nz/) explains it in plain words.`,
      },
    ],
  },
  {
    group: 'Paying and staying safe',
    faqs: [
      {
        question: 'How do I pay?',
        answer: `You pay the seller directly, in one of the ways the listing names: often by bank transfer, or cash on pickup. Hoko doesn’t hold your money.`,
      },
      {
        question: 'Can I get finance for a vehicle?',
        answer: `Vehicles for sale show estimated repayments with lenders and, if the dealer has its own finance, with the dealer. Move the sliders for deposit and term, then press “Ask about finance”. We only send your details once you agree, and you can withdraw your consent in [your settings](/user-settings#finance-enquiries) at any time.`,
      },
      {
        question: 'What are my rights if something is wrong with it?',
        answer: `That depends on who sold it to you.

- If you bought from someone **in trade**, the Consumer Guarantees Act and the Fair Trading Act protect you, in an auction too.
- If you bought from someone selling **privately**, the item must match its description, but those guarantees don’t apply.

If you can’t agree with the seller, the [Disputes Tribunal](https://www.disputestribunal.govt.nz/) can decide.`,
      },
      {
        question: 'How do I spot a scam?',
        answer: `Take your time, and be wary if someone

- asks you to pay in a way the listing doesn’t name, or with gift cards
- sends new bank details after you’ve agreed
- wants a code that was sent to your phone: **we never ask for it**, and no one else needs it

If you’ve sent money, call your bank straight away.`,
      },
    ],
  },
  {
    group: 'Your account',
    faqs: [
      {
        question: 'Why do you need my phone number?',
        answer: `We text you a code to check there’s a real person behind each account. Only people you trade with ever see your number.`,
      },
      {
        question: 'I registered, but I can’t sign in',
        answer: `Check that you’re signing in with the email you registered with, and that you’ve verified your phone. Your account isn’t finished until you enter the code. You can [register again](/register) with the same details to get a new code.`,
      },
    ],
  },
]
