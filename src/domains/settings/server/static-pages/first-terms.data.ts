/** A starting text: admins are reminded to have it checked by a lawyer. */
export const firstTerms = `These terms are a contract between you and Hoko (“we”, “us”). They apply whenever you use this site or our apps. By registering you agree to them and to our [privacy policy](/info/privacy-policy). If you don’t agree, please don’t use Hoko.

## What Hoko is

Hoko is a marketplace. Members list things for sale and others buy them. **The contract of sale is between the buyer and the seller.** We aren’t a party to it, we don’t own or inspect what’s listed, and we don’t hold the money. We provide the place and the rules, and we keep order.

## Your account

- You must be at least 18 years old, or have the consent of a parent or guardian who takes responsibility for what you do here.
- Your name, email, phone number and address must be true. We may ask you to confirm them.
- One person has one account. Keep your password to yourself: what’s done with your account counts as done by you, unless you’ve told us that someone else has got in and it wasn’t your fault.
- You can delete your account at any time in your [settings](/user-settings), unless you’re the highest bidder in an auction or have a sale to finish.

## Private or in trade

You must say whether you sell privately or in trade, and your listings show it. You’re in trade if you regularly sell to make money, or sell things you’ve bought or made in order to sell them. The Fair Trading Act 1986 requires this.

## Listing something

- Only list what’s yours to sell and what you can hand over.
- Describe it truthfully, with its faults, and show the actual item. Choose the right category.
- Don’t list anything that’s stolen, recalled, unsafe, counterfeit or against the law to sell, and nothing that needs a licence you don’t have.
- Don’t put contact details or links in a listing to take the sale off Hoko.
- Vehicles sold in trade need a Consumer Information Notice. Property listed by an agency must name its licence under the Real Estate Agents Act 2008. Rentals must state the rent and can’t be let to the highest bidder.
- Don’t bid on your own listings, and don’t get anyone else to. We look for it and act on it.

By listing something you let us show your text and photos on Hoko, in search results and in what we send to members, for as long as we need to keep a record of the listing. They remain yours.

## Bidding and buying

- **A bid is a contract.** When you bid, you offer to buy at any price up to your limit. You can’t take a bid back. If you lead when the auction closes and the reserve is met, or there’s none, you must buy at the price shown, and the seller must sell.
- Buy now, and an offer that’s accepted, bind both sides in the same way.
- Our [trading rules](/trading-rules) say how prices move, when auctions close and are extended, who may bid, and what a seller may change. They’re part of these terms. Our clock decides.
- Some categories have requirements, such as being 18 or holding a licence. Only bid there if you meet them.

## After the sale

- Buyer and seller get each other’s name, phone number and email. Use them for this sale only.
- Pay and hand over as the listing says, and within a reasonable time. Buyers pay sellers directly.
- If something goes wrong, talk to the other person first. From day 3 either of you can open a dispute with us, and we’ll look at what both sides say. What we decide concerns how the sale is shown on Hoko. It doesn’t take away your right to go to the Disputes Tribunal or a court.
- You can review each other once, within 60 days. Reviews must be honest and about the sale.

## Your rights as a buyer

Nothing in these terms limits the rights you have under New Zealand law.

- **From a seller in trade** you’re protected by the Consumer Guarantees Act 1993 if you buy for personal or household use, and by the Fair Trading Act 1986. Both apply to auctions too, and a seller in trade can’t contract out of them with a consumer.
- **From a private seller** the Contract and Commercial Law Act 2017 applies. The item must match its description, and you may have a claim if you were misled. The guarantees of the Consumer Guarantees Act don’t apply.
- [Consumer Protection](https://www.consumerprotection.govt.nz/) explains your rights. The [Disputes Tribunal](https://www.disputestribunal.govt.nz/) can decide claims of up to NZ$ 60,000.

## What Hoko costs

- Joining, browsing, bidding and buying are free.
- How much you can list for free, and what our plans cost and include, is on our [plans page](/plans). Prices there are in New Zealand dollars and include GST.
- A plan is paid in advance by card, for a month or a year, and renews until you cancel it. You can cancel at any time: the plan then runs to the end of the time you’ve paid for. If you change to a dearer plan, you pay the difference for the rest of that time.
- If a payment fails, we try again and let you know. While it’s unpaid, what needs the plan is paused; listings that are already live stay until they close.
- You get a taxable supply information document (invoice) for every payment. If we refund you, we send a correction.
- We tell you at least 30 days before a price you’re paying goes up. You can cancel before it does.

## GST and tax

If you’re registered for GST, the prices you list must include it, and it’s up to you to give your buyers the taxable supply information they need. You’re responsible for your own tax.

## What isn’t allowed

Don’t use Hoko to break the law, harass or mislead anyone, send spam, collect other people’s details, get around our security, interfere with auctions, or put a heavy load on the site with automated calls.

## If someone breaks these terms

We may remove a listing, a message or a review, void bids, limit what an account can do, or suspend it. We say why, unless the law keeps us from it, and you can appeal: an admin will look at it again. We may pass what we know to the Police or another authority where the law allows or requires it. You can report a listing, a member or a message wherever you see it.

## Our responsibility

- We run Hoko with reasonable care and skill. We can’t promise that it’s always available or free of mistakes. If Hoko can’t be reached near the end of an auction, its closing moves as the trading rules say.
- If you use Hoko as a consumer, the Consumer Guarantees Act 1993 applies to the services we provide you, and nothing here limits it.
- If you use Hoko in trade, you agree that the Consumer Guarantees Act doesn’t apply between us, and that our liability to you is limited to what you’ve paid us in the 12 months before.
- Beyond that we aren’t liable for what buyers and sellers do, for the things they trade, or for loss that neither of us could have foreseen.

## Changes to these terms

We may change these terms. The date of the last change is at the top of this page, and we keep every earlier version. Look here now and then: it’s this page that says what applies. A change never affects an auction that’s already live or a sale that’s already made.

## The rest

- New Zealand law applies, and New Zealand courts decide.
- If part of these terms can’t be enforced, the rest still applies.
- If we don’t act on a breach once, we may still act on it later.

## Contact us

Questions about these terms? [Contact us](/contact-us). If you have a complaint about us, tell us what happened and we’ll answer it as soon as we can. If we can’t sort it out together, you can go to the Disputes Tribunal.`
