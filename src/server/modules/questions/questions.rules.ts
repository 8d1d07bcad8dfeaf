interface MayTalk {
  may_ask: boolean
  may_answer: boolean
  why_not: string | null
}

/** Everyone but the seller asks and the seller answers, both while the listing is live. */
export function whoMayTalk(
  { seller_id, is_live, is_blocked }: { seller_id: number; is_live: boolean; is_blocked: boolean },
  person: { id: number; type: 'user' | 'admin' },
): MayTalk {
  const nothing = (why_not: string) => ({ may_ask: false, may_answer: false, why_not })
  if (!is_live) return nothing('This listing has closed, so you can’t ask questions.')
  if (person.type !== 'user') return nothing('Admin accounts can’t ask questions.')
  if (is_blocked) return nothing('This seller has blocked you, so you can’t ask here.')
  const may_answer = person.id === seller_id
  return { may_ask: !may_answer, may_answer, why_not: null }
}
