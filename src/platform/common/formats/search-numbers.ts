export function readNumber(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(?:(?:listing|member|user|trade|sale|invoice|inv|no|number|nr)\b\.?[\s-]*)*#?\s*/i, '')
  if (!/^\d{1,15}$/.test(bare) && !/^\d{1,3}(?:[ ,]\d{3}){1,4}$/.test(bare)) return null
  return Number(bare.replace(/\D/g, ''))
}
