// Written by `npm run texts` from texts.json, where the texts stand.

export const what_each_file_holds = ({ at }: { at: string | number }): string => `Kia ora,

This is everything Hoko holds about you, as of ${at}.

account.json               your profile and contact details
accepted-terms.json        the version of our terms you agreed to, and when
sessions.json              where you are or were signed in
browsers.json              when browsers you were signed in with in the last month were first and last seen
devices.json               the kinds of devices, and neighbourhoods of the network, you signed in from
payment-details.json       where your buyers pay
cards.json                 the cards you pay Hoko with, without their numbers
business.json              the branding, opening hours and addresses of your business
agents.json                the agents of your agency
teams.json                 the team of your business, and the teams you are on
team-acts.json             what your team did for your business, and you for others
stock-feed.json            the settings of your stock feed
stock-words.json           what you taught us about the words of your feed
stock-runs.json            the imports of your stock, and what each did
stock-records.json         the vehicles of your feed as it said them last
subscriptions.json         the plans you had, and what changed when
payments.json              what we asked your cards for, and what became of it
invoices.json              your invoices and refunds
listings.json              what you listed, drafts included
bids.json                  your bids, with your secret maximum
confirmations.json         what you confirmed before you bid, bought or offered where a category asks for it
offers.json                what you offered and were offered, with all that was said
trades.json                what you bought and sold, and with whom
pickups.json               when and where you were to meet for what you bought and sold
viewings.json              when and where you were to see, or show, what was for sale
tenant-facts.json          what you said of who would live there, when you asked about a rental
reviews.json               what you said of others, and what is shown of you
favourites.json            what you watch, with your notes, when you last looked and are reminded
saved-searches.json        the searches you saved, and how often they tell you of what is new
questions.json             what you asked and were asked, with the answers
chats.json                 what you and others, or our support, wrote to each other in iChat
notifications.json         the notifications we sent you
notification-choices.json  where you want to be told, as far as you changed it
quiet-hours.json           when notifications that can wait do, if you chose that
warnings.json              the warnings we gave you, and what was said about them
suspensions.json           when we suspended your account, or a part of what you may do, until when and why
messages.json              the emails and texts we sent you; the text of the last hour is left out, as it may hold a code that still works
vehicle-lookups.json       the plates you had looked up in the last 90 days
finance-enquiries.json     finance enquiries you sent, and what you agreed to
licence-checks.json        when you had your driver licence checked, its last two digits and the outcome, unless you removed them
api-keys.json              the API keys you made, without the keys themselves
webhooks.json              the addresses of yours that we send events to
table-views.json           for staff: the views of tables you kept
table-choices.json         for staff: the columns and rows you chose
decisions.json             what we decided about your account and what you listed, and why
account-appeals.json       what you and we wrote about a suspension of your account
appeals.json               what you and we wrote about listings of yours that we suspended
reports.json               the listings you reported, and what we decided
images.json, images/       your pictures, and the originals that only you can go back to
files.json, files/         your other files

Amounts are whole cents in New Zealand dollars, times are in UTC. Your password is not here: we only keep a hash of it.`
export const hoko_support = (): string => `Hoko support`
