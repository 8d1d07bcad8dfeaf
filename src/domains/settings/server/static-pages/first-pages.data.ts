import type { StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'

/** A starting text: admins are reminded to have it checked by a lawyer. */
const firstPrivacyPolicy = `This policy says what personal information Hoko collects, what we do with it, and what you can do about it. It follows the information privacy principles of the Privacy Act 2020.

## What we collect

**From you, when you register and use Hoko:** your name, email, phone number, region and suburb, and an address if you add one; your photo and what you write about yourself; whether you sell privately or in trade, and for businesses the trading name, NZBN and GST number.

**From what you do here:** your listings, photos and documents; bids and their secret limits; offers, questions, messages, sales and reviews; what you watch and search for; what you report to us; and what you write to our support, with or without an account.

**When you pay us:** your plan, invoices and payments, and of your card the brand, the last four digits and the expiry date. The card number goes straight to our payment provider. We never have it.

**From your device:** when and from which kind of device and part of the network you signed in, so that we can warn you about strangers. We also count how often a listing is viewed, without keeping who viewed it.

**From others, only when you ask for it:** details of a vehicle by its plate, or whether a driver licence is valid. Of a licence check we keep when it was, the last two digits and the outcome.

You don’t have to give us any of this. Without a name, an email and a phone number you can browse Hoko, but not bid or sell.

## Why we collect it

- to run the marketplace: show listings, hold auctions, and bring buyers and sellers together
- to keep it safe: confirm accounts, find fraud and bidding on one’s own listings, and deal with reports and disputes
- to bill plans, and keep the records that tax law requires
- to tell you what you’ve asked to be told; you choose which notifications you get in your [settings](/user-settings)
- to answer you when you write to us

We don’t use it for anything else, and we don’t sell it.

## Who sees what

**Everyone** sees your listings, your display name (your first name and the first letter of your last name, or your trading name), your region and suburb, your reviews, and how long you’ve been a member. Where a listing is on the map is rounded to about 500 metres. In auctions, bidders appear under a made-up name that’s different each time. Your limit stays secret while the auction runs; when it has closed, the ledger shows what’s needed to check the price, without your name.

**The person you trade with** sees your name, phone number and email, and if you’re the seller, how to pay you.

**Our team** sees what it needs for its work. Opening a private conversation between members needs a reason, and each time is recorded.

**Providers that work for us** get only what they need: for hosting, sending email and text messages, push notifications, payments, address search and vehicle look-ups. Some of them may hold information overseas. We only use those that protect it with safeguards comparable to New Zealand’s, or with your agreement.

**Authorities**, such as the Police, get information where the law requires or allows it.

## Cookies and your browser’s storage

We use two cookies. One notes whether a user or an admin is signed in, so that the right page opens first; it opens nothing by itself. The other recognises your browser when you sign in and expires a month after your last visit. Your browser also stores your session, your drafts and your settings for Hoko. We use no advertising or tracking cookies.

## How long we keep it

- Codes and unfinished registrations: two days.
- Copies of the emails and texts we’ve sent: 90 days.
- Kinds of devices you’ve signed in from: up to 400 days, so that we can tell you about new ones.
- Messages from people without an account: one year after we’ve dealt with them.
- Sales, invoices and payments: at least seven years, as tax law requires.
- Everything else: as long as you have an account.

If you delete your account, we remove your profile, contact details, sessions and drafts. Bids, sales and reviews that others rely on stay, without your name.

## How we protect it

Connections are encrypted. Passwords and codes are stored only as hashes, so we can’t read them. You can turn on a second factor for signing in, see where you’re signed in and sign out from there. Every action of our team on an account is recorded. If a breach is likely to cause serious harm, we tell you and the Privacy Commissioner.

## Your rights

- **See it.** You can [download everything we hold about you](/user-settings) in your settings at any time, free.
- **Correct it.** Change your details in your settings, or ask us. If we don’t agree to a correction, you can ask us to attach your statement.
- **Delete your account** in your settings, unless you’re the highest bidder in an auction or have a sale to finish.
- **Ask or complain.** Write to us through the [contact page](/contact-us); we answer requests within 20 working days. If you’re not happy with our answer, you can complain to the [Office of the Privacy Commissioner](https://www.privacy.org.nz/).

## Children

Hoko is for people aged 18 and over, or younger people whose parent or guardian agrees. If you think a child has registered without that, please tell us.

## Changes to this policy

We may change this policy. The date of the last change is at the top of this page, and we keep every earlier version.`

/** A starting text: admins are reminded to have it checked by a lawyer. */
const firstTerms = `These terms are a contract between you and Hoko (“we”, “us”). They apply whenever you use this site or our apps. By registering you agree to them and to our [privacy policy](/info/privacy-policy). If you don’t agree, please don’t use Hoko.

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
- What a sale costs the seller is on our [fees page](/info/fees). A listing keeps the fees it was published with.
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

interface FirstPage {
  slug: StaticPageSlug
  title: string
  text: string
}

const firstAboutUs = `Hoko is a marketplace and auction house for Aotearoa New Zealand. The name is te reo Māori: **hoko** means to trade, to buy and to sell.

## What you can do here

- **Buy and sell** general items, vehicles and property, by auction, at a fixed price or by enquiry.
- **Bid once, up to your limit.** We bid for you, only as much as it takes, and keep your limit secret.
- **Make an offer** where a seller takes offers, and settle on a price in a few rounds.
- **Save searches and watch listings**, so you hear about the right thing at the right time.

It’s free to join, to browse and to bid. Sellers who list a lot can choose one of our [plans](/plans).

## Why you can trust an auction here

- **Everyone plays by the same rules.** Our [trading rules](/trading-rules) are public, to the cent and to the second.
- **No last-second sniping.** A bid near the end moves the closing, so there’s always time to answer.
- **You can check us.** Every auction keeps a ledger of its bids. When it has closed, anyone can download it and check that the price is right. Bidders appear in it under made-up names.
- **You know who you’re dealing with.** Every listing says whether its seller is private or in trade, and buyers and sellers review each other after a sale.

## What we don’t do

Hoko isn’t the seller of anything listed here. Buyer and seller make the contract with each other, and pay each other directly. We don’t hold your money, and we don’t sell your details.

## Get in touch

Have a look at our [FAQs](/frequently-asked-questions), or [contact us](/contact-us). We’d like to hear from you.`

export const firstPages: FirstPage[] = [
  { slug: 'about-us', title: 'About Hoko', text: firstAboutUs },
  { slug: 'privacy-policy', title: 'Privacy policy', text: firstPrivacyPolicy },
  { slug: 'terms-and-conditions', title: 'Terms and conditions', text: firstTerms },
]
