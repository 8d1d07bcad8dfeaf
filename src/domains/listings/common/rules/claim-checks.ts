import { claimsNoGuarantees, conditionContradicted } from '#domains/listings/common/trade-claims.ts'
import { findContactDetail } from '#domains/listings/common/contact-details.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { ownersContradicted } from '#domains/listings/common/owner-claims.ts'
import { pricesNamed } from '#domains/listings/common/prices-named.ts'
import { findHigherRent, findTurnings } from '#domains/listings/common/tenant-grounds.ts'
import type { Purpose } from './property-fields.ts'
import { wofFinding, type InspectedVehicle, type WofFinding } from './wof-age.ts'
import * as t from '#domains/listings/texts.ts'

export interface Claims {
  title: string | null
  description: string
  condition: 'new' | 'used' | null
  start_price_cents: number | null
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  vehicle: (InspectedVehicle & { number_of_owners: number | null }) | null
  property: {
    purpose: Purpose | null
    price_cents: number | null
    weekly_rent_cents: number | null
  } | null
  seller_kind: 'private' | 'in_trade'
}

type ClaimFinding =
  | WofFinding
  | {
      rule:
        | 'price_in_text'
        | 'no_guarantees'
        | 'no_refunds'
        | 'contact_details'
        | 'turns_people_away'
        | 'rent_bidding'
        | 'owners_in_text'
        | 'not_new'
        | 'not_used'
      field: 'title' | 'description' | 'condition'
      says: string
      weight: 'advice' | 'forbidden'
    }

/**
 * Finds claims that would get a seller into trouble (decision 19). Words are read without context,
 * so nearly all of it is advice.
 */
export function checkClaims(claims: Claims, now: Date): ClaimFinding[] {
  const texts = [
    { field: 'title' as const, text: claims.title ?? '' },
    { field: 'description' as const, text: claims.description },
  ]
  const found = texts.flatMap(({ field, text }) => [
    ...priceFindings(claims, field, text),
    ...contactFindings(field, text),
    ...tradeFindings(claims, field, text),
    ...tenantFindings(claims, field, text),
    ...conditionFindings(claims, field, text),
    ...ownerFindings(claims, field, text),
  ])
  const wof = claims.vehicle && wofFinding(claims.vehicle, now)
  return wof ? [...found, wof] : found
}

type Text = 'title' | 'description'

function priceFindings(claims: Claims, field: Text, text: string): ClaimFinding[] {
  const { property } = claims
  const own = property
    ? [property.price_cents, property.weekly_rent_cents]
    : [claims.start_price_cents, claims.reserve_price_cents, claims.buy_now_price_cents]
  const prices = own.filter((price) => price !== null)
  if (prices.length === 0) return []
  const other = pricesNamed(text, field).find((price) => !prices.includes(price))
  if (other === undefined) return []
  const says = t.another_price_is_mentioned({ field, price: formatMoney(other) })
  return [{ rule: 'price_in_text', field, says, weight: 'advice' }]
}

function contactFindings(field: Text, text: string): ClaimFinding[] {
  const detail = findContactDetail(text)
  if (!detail) return []
  const says = t.contact_details_are_in_the_text({ detail, field })
  return [{ rule: 'contact_details', field, says, weight: 'advice' }]
}

function tradeFindings({ seller_kind: sellerKind }: Claims, field: Text, text: string): ClaimFinding[] {
  if (sellerKind !== 'in_trade') return []
  return claimsNoGuarantees(text).map(({ rule, words }) => ({
    rule,
    field,
    says:
      rule === 'no_refunds'
        ? t.no_refunds_misleads_people({ claim: words })
        : t.no_guarantees_misleads_people({ claim: words }),
    weight: 'advice',
  }))
}

function tenantFindings({ property }: Claims, field: Text, text: string): ClaimFinding[] {
  const purpose = property?.purpose
  if (purpose !== 'rent' && purpose !== 'flatmate') return []
  const bidding = purpose === 'rent' ? findHigherRent(text) : null
  return [...(bidding ? [rentBidding(field, bidding)] : []), ...turningFindings(purpose, field, text)]
}

const rentBidding = (field: Text, words: string): ClaimFinding => ({
  rule: 'rent_bidding',
  field,
  says: t.this_invites_tenants_to_offer_more({ phrase: words }),
  weight: 'forbidden',
})

/** Reports all at once: otherwise each try to publish would find only the next one. */
function turningFindings(purpose: 'rent' | 'flatmate', field: Text, text: string): ClaimFinding[] {
  const found = findTurnings(text)
  if (found.length === 0) return []
  const rule = 'turns_people_away'
  const [all, certain, uncertain] = [
    quotePhrases(found),
    quotePhrases(found.filter(({ isCertain }) => isCertain)),
    quotePhrases(found.filter(({ isCertain }) => !isCertain)),
  ]
  if (purpose === 'flatmate')
    return [{ rule, field, says: t.you_can_choose_who_shares_your_home(all), weight: 'advice' }]
  const findings: ClaimFinding[] = []
  if (certain.count > 0)
    findings.push({ rule, field, says: t.this_is_discrimination(certain), weight: 'forbidden' })
  if (uncertain.count > 0)
    findings.push({ rule, field, says: t.this_may_be_discrimination(uncertain), weight: 'advice' })
  return findings
}

function quotePhrases(found: readonly { words: string }[]) {
  const phrases = [...new Set(found.map(({ words }) => `“${words}”`))]
  return { phrases: phrases.join(', '), count: phrases.length }
}

function conditionFindings({ condition }: Claims, field: Text, text: string): ClaimFinding[] {
  const phrase = condition && conditionContradicted(condition, text)
  if (!phrase) return []
  const rule = condition === 'used' ? 'not_used' : 'not_new'
  const says = t.the_condition_is_contradicted({ field, phrase, condition })
  return [{ rule, field: 'condition', says, weight: 'advice' }]
}

function ownerFindings({ vehicle }: Claims, field: Text, text: string): ClaimFinding[] {
  const says = vehicle && ownersContradicted(text, vehicle.number_of_owners)
  return says ? [{ rule: 'owners_in_text', field, says, weight: 'advice' }] : []
}
