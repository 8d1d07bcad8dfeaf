import { entriesOf } from '#platform/common/records.ts'
const noRefunds =
  /\bno\s+(?:returns?|refunds?|exchanges?)\b(?!\s+(?:for|if|on|after|because)\b)|\ball\s+sales\s+(?:are\s+)?final\b/i
const noGuarantees =
  /\bas[\s-]+is[\s,/-]+where[\s-]+is\b|\b(?:sold|selling|sell|bought)\s+(?:strictly\s+)?as[\s-]+is\b|\bno\s+(?:warrant(?:y|ies)|guarantees?)\b/i

export interface TradeClaim {
  rule: 'no_refunds' | 'no_guarantees'
  words: string
}

/** Private sellers may truthfully claim so; traders may not. */
export function claimsNoGuarantees(text: string): TradeClaim[] {
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

export function conditionContradicted(condition: 'new' | 'used', text: string): string | null {
  return (condition === 'used' ? newPhrase : usedPhrase).exec(text)?.[0] ?? null
}
