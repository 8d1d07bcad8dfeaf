/** A starting text: admins are reminded to have it checked by a lawyer. */
export const firstPrivacyPolicy = `This policy says what personal information Hoko collects, what we do with it, and what you can do about it. It follows the information privacy principles of the Privacy Act 2020.

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
