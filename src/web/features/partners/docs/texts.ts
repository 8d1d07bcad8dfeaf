// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const get_started = (): string => `Get started`
export const make_a_key_in_your_settings = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Make an API key in `, link([`your settings`]), ` and send it with each call as a bearer token. A key can only do what you choose for it.`]
export const your_live_listings = (): string => `Your live listings`
export const a_key_may_make_300_calls = (): string => `Each key can make up to 300 calls a minute. If you make more, the answer is 429 and its header Retry-After says how long to wait.`
export const refused_calls_answer_with_a_problem = (): string => `A call that’s refused answers with JSON: “key” says why in one word, “message” says it in a sentence, and “errors” has a sentence for each wrong field. Amounts are whole cents, and times are in UTC.`
export const list_an_item = (): string => `List an item`
export const make_a_draft_add_photos_and_publish = (): string => `Make a draft, add photos, then publish it. Publishing says what’s missing.`
export const list_an_item_in_javascript = (): string => `List an item in JavaScript`
export const upload_a_photo = (): string => `Upload a photo`
export const put_the_id_of_the_photo = (): string => `Put the ids from the answer into “image_ids” of your draft. The first photo is the cover.`
export const webhooks = (): string => `Webhooks`
export const a_webhook_gets_a_post_request = (): string => `A webhook gets a POST request with JSON when something happens on your listings and trades: “id”, “type”, “created_at” and “data”. These are the events, and the fields of their “data”. A field that has no value is null or left out.`
export const add_a_webhook = (): string => `Add a webhook`
export const each_request_is_signed = (): string => `Each request is signed with the webhook’s secret in the header Hoko-Signature: t is the time in seconds, and v1 the HMAC-SHA-256 of time, full stop and body. For 24 hours after you make a new secret there are two v1 signatures. Either one is enough.`
export const check_the_signature_in_node = (): string => `Check the signature in Node.js`
export const answer_with_a_2xx_within_5_seconds = (): string => `Answer with a status from 200 to 299 within 5 seconds. We don’t follow redirects. If it fails, we try again for three days, less and less often. After three days of failures we turn the webhook off and tell you.`
export const the_same_event_can_arrive_twice = (): string => `The same event can arrive twice, or after a later one. Keep the “id” of events you’ve seen, and go by “created_at”.`
export const all_details_are_in_openapi = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Every field of every answer is in the `, link([`OpenAPI description`]), `.`]
export const count_parameters = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} parameter`, 'other': `${formatCount(count)} parameters` })}`
export const parameters_of = ({ name }: { name: string | number }): string => `Parameters of ${name}`
export const name = (): string => `Name`
export const where = (): string => `Where`
export const type = (): string => `Type`
export const in_where_required = ({ where }: { where: string | number }): string => `${where}, required`
