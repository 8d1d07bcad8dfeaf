import { findContactDetail } from '#domains/listings/common/contact-details.ts'
import { ownersContradicted, findHigherRent, findTurnings } from '#domains/listings/common/tenant-grounds.ts'
import { defaultDateFormat, formatByPattern, formatMoney } from '#platform/common/formats/formats.ts'
import { entriesOf } from '#platform/common/records.ts'
import type { Purpose } from './property-fields.ts'
import type { VehicleSubtype } from './vehicle-fields.ts'
import * as t from '#domains/listings/texts.ts'

const noRefunds =
  /\bno\s+(?:returns?|refunds?|exchanges?)\b(?!\s+(?:for|if|on|after|because)\b)|\ball\s+sales\s+(?:are\s+)?final\b/i
const noGuarantees =
  /\bas[\s-]+is[\s,/-]+where[\s-]+is\b|\b(?:sold|selling|sell|bought)\s+(?:strictly\s+)?as[\s-]+is\b|\bno\s+(?:warrant(?:y|ies)|guarantees?)\b/i

export interface TradeClaim {
  rule: 'no_refunds' | 'no_guarantees'
  words: string
}

/** Private sellers may truthfully claim so; traders may not. */
function claimsNoGuarantees(text: string): TradeClaim[] {
  const rules = { no_refunds: noRefunds, no_guarantees: noGuarantees }
  return entriesOf(rules).flatMap(([rule, pattern]) => {
    const words = pattern.exec(text)?.[0]
    return words ? [{ rule, words }] : []
  })
}

/** Before a noun, 'brand new' describes a part: brand new tyres. */
const newPhrase =
  /(?<!\b(?:with|with a|has|has a|and|a|of|than|like|as|almost|nearly)\s)\bbrand[\s-]new\b(?=\s*(?:$|[.,;:!)\n–-]|in (?:the |its )?(?:box|packag)|condition|with tags|and (?:unused|sealed|never)))|\bnever (?:been )?(?:used|worn|opened)\b|\bstill sealed\b/im
const usedPhrase =
  /\b(?:second[\s-]?hand|pre[\s-]?(?:loved|owned)|used (?:once|twice|a few times|for|daily|regularly)|lightly used|well used|worn (?:once|twice|a few times))\b/i

function conditionContradicted(condition: 'new' | 'used', text: string): string | null {
  return (condition === 'used' ? newPhrase : usedPhrase).exec(text)?.[0] ?? null
}

/** Matches $450, NZ$ 1,250.00, $12k. */
const amount = /\$\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(?!\d)\s?([km](?![a-z]))?/.source

const calledPrice =
  /(?<!\b(?:new|retail|original|full|list|shop|normal|usual|rrp)\s)\b(?:price|asking|buy[ -]?now|rent|sell(?:ing)?(?: it| this)? for|yours for|want(?:ing)?)\b[^\n.$\d]{0,15}(?:nz)?/
    .source
const asPrice =
  /\s*(?:each\s*)?(?:o\.?n\.?o\b|obo\b|firm\b|or near(?:est)? offer|or best offer|negotiable|buy now|(?:p\/?w|per week|a week|\/\s?week)\b)/
    .source

const describedPrices = [new RegExp(`${calledPrice}${amount}`, 'gi'), new RegExp(`${amount}${asPrice}`, 'gi')]

const patterns = {
  // In a title, any amount is the price.
  title: [new RegExp(amount, 'gi')],
  subtitle: describedPrices,
  description: describedPrices,
}

const times: Partial<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** In cents. Ignores the price when new, and courier costs. */
function pricesNamed(text: string, where: keyof typeof patterns): number[] {
  return patterns[where].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, whole = '', part = '', unit = '']) => {
      const dollars = Number(whole.replaceAll(',', '') + part)
      return Math.round(dollars * (times[unit.toLowerCase()] ?? 1) * 100)
    }),
  )
}

interface InspectedVehicle {
  subtype: VehicleSubtype | null
  year: number | null
  first_registered_year: number | null
  wof_expires: string | null
  wof_at_sale: string | null
}

interface WofFinding {
  rule: 'wof_expired' | 'wof_old'
  field: 'vehicle.wof_expires'
  says: string
  weight: 'advice'
}

const inspected: VehicleSubtype[] = ['car', 'motorbike', 'truck', 'caravan']
/**
 * Vehicles first registered from this year on are inspected yearly; older vehicles and trucks twice
 * a year.
 */
const yearlySince = 2000
const youngYears = 3

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * At handover the WoF may be a month old at most (Land Transport Rule: Vehicle Standards Compliance). Only its last day
 * is known, so its age is computed from how long a WoF lasts for that year.
 */
function wofFinding(vehicle: InspectedVehicle, now: Date): WofFinding | null {
  const { subtype, wof_expires: expires, wof_at_sale: wofAtSale } = vehicle
  const year = vehicle.first_registered_year ?? vehicle.year
  if (!subtype || !inspected.includes(subtype) || expires === null || wofAtSale !== null) return null
  const today = formatByPattern(now, defaultDateFormat)
  const found = { field: 'vehicle.wof_expires' as const, weight: 'advice' as const }
  if (expires < today) {
    const says = t.the_wof_has_expired_choose_under_wof()
    return { ...found, rule: 'wof_expired', says }
  }
  if (year === null || year > Number(today.slice(0, 4)) - youngYears) return null
  const lasts = year < yearlySince || subtype === 'truck' ? 6 : 12
  const issued = monthsAfter(expires, -lasts)
  if (monthsAfter(issued, 1) >= today) return null
  const says = t.going_by_its_expiry_date_this_wof_was()
  return { ...found, rule: 'wof_old', says }
}

export interface Claims {
  title: string | null
  subtitle: string
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
      field: Text | 'condition'
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
    { field: 'subtitle' as const, text: claims.subtitle },
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

type Text = 'title' | 'subtitle' | 'description'

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
