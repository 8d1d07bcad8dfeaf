// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const loading = (): string => `Loading …`
export const read_my_listings = (): string => `Read my listings`
export const list_and_change_my_listings = (): string => `List items and change my listings`
export const read_my_sales_and_purchases = (): string => `Read my sales and purchases`
export const manage_my_webhooks = (): string => `Manage my webhooks`
export const a_listing_goes_live = (): string => `A listing goes live`
export const a_listing_ends_without_a_sale = (): string => `A listing ends without a sale`
export const a_listing_sells = (): string => `A listing sells`
export const someone_bids = (): string => `Someone bids`
export const someone_makes_an_offer = (): string => `Someone makes an offer`
export const an_offer_is_accepted = (): string => `An offer is accepted`
export const someone_asks_a_question = (): string => `Someone asks a question`
export const a_sale_or_purchase_moves_on = (): string => `A sale or purchase changes`
export const test_event = (): string => `Test event`
export const delivered = (): string => `Delivered`
export const trying_again = (): string => `Waiting`
export const failed = (): string => `Failed`
export const not_a_public_address = (): string => `not a public address`
export const no_answer_in_time = (): string => `no answer in time`
export const couldnt_connect = (): string => `couldn’t connect`
export const webhook_turned_off = (): string => `webhook turned off`
export const answered_code = ({ code }: { code: string | number }): string => `answered ${code}`
export const copy_key = (): string => `Copy key`
export const copy_secret = (): string => `Copy secret`
export const ive_saved_it = (): string => `I’ve saved it`
export const we_only_show_this_once = (): string => `We only show this once. Copy it now and keep it somewhere safe.`
export const your_keys_didnt_load = (): string => `Your API keys didn’t load`
export const no_api_keys_yet = (): string => `You don’t have any API keys yet.`
export const api_keys = (): string => `API keys`
export const make_api_key = (): string => `Create API key`
export const you_have_the_most_keys = ({ count }: { count: string | number }): string => `You have ${count} API keys, the most you can have. Revoke one to make another.`
export const read_the_api_guide = (): string => `Read the API guide`
export const your_new_key = ({ name }: { name: string | number }): string => `Your new key “${name}”`
export const expired = (): string => `Expired`
export const never_used = (): string => `Never used`
export const made_on = ({ day }: { day: string | number }): string => `Created ${day}`
export const works_until = ({ day }: { day: string | number }): string => `Expires ${day}`
export const no_end = (): string => `Never expires`
export const revoke_key_name = ({ name }: { name: string | number }): string => `Revoke key “${name}”`
export const revoke_key = (): string => `Revoke key`
export const keep_key = (): string => `Keep key`
export const key_revoked = (): string => `Key revoked`
export const revoke_this_key = ({ name }: { name: string | number }): string => `Revoke “${name}”?`
export const programs_with_it_stop_working = (): string => `Programs that use this key stop working straight away. You can’t undo this.`
export const enter_a_name = (): string => `Enter a name`
export const choose_at_least_one = (): string => `Choose at least one`
export const make_key = (): string => `Create key`
export const name = (): string => `Name`
export const which_program_will_use_it = (): string => `The program that will use it, like “Stock sync”`
export const what_it_may_do = (): string => `The key can`
export const works_for = (): string => `Works for`
export const count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const until_i_revoke_it = (): string => `Until I revoke it`
export const enter_an_address_with_https = (): string => `Enter an address that starts with https://`
export const change_webhook = (): string => `Change webhook`
export const add_webhook = (): string => `Add webhook`
export const turn_on_webhook = (): string => `Turn on webhook`
export const save_webhook = (): string => `Save webhook`
export const webhook_saved = (): string => `Webhook saved`
export const address = (): string => `Address`
export const we_send_a_post_request = (): string => `We send a POST request here. It must be on the public internet and use https.`
export const send_when = (): string => `Send an event when`
export const your_webhooks_didnt_load = (): string => `Your webhooks didn’t load`
export const no_webhooks_yet = (): string => `You don’t have any webhooks yet.`
export const webhooks = (): string => `Webhooks`
export const you_have_the_most_webhooks = ({ count }: { count: string | number }): string => `You have ${count} webhooks, the most you can have. Remove one to add another.`
export const signing_secret = (): string => `Your signing secret`
export const make_a_new_secret = (): string => `Make a new signing secret?`
export const make_secret = (): string => `Make secret`
export const make_new_secret = (): string => `Make new secret`
export const keep_secret = (): string => `Keep secret`
export const for_24_hours_both_secrets_sign = (): string => `For 24 hours we sign each event with both secrets, so you have time to switch.`
export const test_event_sent = (): string => `Test event sent`
export const the_test_event_wasnt_sent = (): string => `We couldn’t send the test event`
export const turned_off = (): string => `Turned off`
export const failing = (): string => `Failing`
export const on = (): string => `On`
export const turned_off_at_a_reset = (): string => `We turned this off when your password was reset. Check that the address is yours, then turn it on again.`
export const turned_off_because_nothing_arrived = (): string => `We turned this off because nothing arrived for three days. Check your server, then turn it on again.`
export const nothing_has_arrived_since = ({ at }: { at: string | number }): string => `Nothing has arrived since ${at}. We’ll keep trying for three days.`
export const the_old_secret_signs_until = ({ at }: { at: string | number }): string => `The old secret also works until ${at}.`
export const deliveries = (): string => `Deliveries`
export const send_test_event = (): string => `Send test event`
export const remove_webhook = (): string => `Remove webhook`
export const keep_webhook = (): string => `Keep webhook`
export const webhook_removed = (): string => `Webhook removed`
export const remove_this_webhook = ({ host }: { host: string | number }): string => `Remove the webhook to ${host}?`
export const we_stop_sending_to_it = (): string => `We stop sending events to it and delete its deliveries.`
export const the_deliveries_didnt_load = (): string => `The deliveries didn’t load`
export const nothing_sent_yet = (): string => `Nothing sent yet. Send a test event to try it.`
export const deliveries_to = ({ host }: { host: string | number }): string => `Deliveries to ${host}`
export const pages_of_deliveries = (): string => `Pages of deliveries`
export const event_sent_again = (): string => `Event sent again`
export const the_event_wasnt_sent = (): string => `We couldn’t send the event`
export const count_tries = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `not tried yet`, 'one': `${formatCount(count)} try`, 'other': `${formatCount(count)} tries` })}`
export const took_ms = ({ ms }: { ms: string | number }): string => `${ms} ms`
export const next_try_at = ({ at }: { at: string | number }): string => `next try ${at}`
export const send_again = (): string => `Send again`
export const show_event = ({ event_id }: { event_id: string | number }): string => `Show event ${event_id}`
export const last_used_ago = ({ ago }: { ago: string | number }): string => `Last used ${ago}`
