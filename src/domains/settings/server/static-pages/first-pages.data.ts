import type { StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { firstPrivacyPolicy } from './first-privacy-policy.data.ts'
import { firstTerms } from './first-terms.data.ts'

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
